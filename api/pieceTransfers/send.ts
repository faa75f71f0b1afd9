import { pieces } from '../../schema/entities/pieces.ts';
import { conflict } from '../../schema/errors.ts';
import { whyNot } from '../../schema/kit/transitions.ts';
import { say } from '../../schema/words/said.ts';
import type { Scene } from '../hooks/hooks.ts';
import type { Statement } from '../ports.ts';

type Piece = { id: string; tag: string; state: string };

/** All pieces of transfers leave, each once. One that is not in stock stops it, and is named by its tag. */
export const sendPieces = (transfers: readonly string[], { shop, transit }: Scene): Statement => ({
  text: `select coalesce(json_agg(r), '[]') from (
    select p.id, p.tag, p.state from piece_transfers_lines l join pieces p on p.shop_id = $1 and p.id = l.piece_id
    where l.shop_id = $1 and l.document_id = any($2::uuid[]) and p.deleted_at is null order by p.id for update of p) r`,
  values: [shop, transfers],
  next: ({ rows }) => {
    const found = JSON.parse(rows[0]![0]!) as Piece[];
    for (const [n, { id, tag, state }] of found.entries()) {
      if (id === found[n - 1]?.id) throw conflict(say('pieceTwice', { tag }));
      if (whyNot(pieces, 'send', { state }))
        throw conflict(say('pieceNotHere', { tag, state: { choice: 'pieces.state', id: state } }));
    }
    return transit(pieces, 'send', found);
  },
});
