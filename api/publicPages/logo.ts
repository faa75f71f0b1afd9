import { shops } from '../../schema/entities/shops.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Of } from '../../schema/kit/shape.ts';
import { signPictures } from '../files.ts';
import type { RequestContext } from '../requestContext.ts';
import type { picture } from '../shapes/fields.ts';

type Picture = Of<typeof picture>;

/** A shop's logo for whoever visits one of its pages. */
export const signedLogo = ({ ports: { secrets }, at }: RequestContext, shop: string, id: string | null) =>
  id
    ? (
        JSON.parse(signPictures(shops as AnyEntity, `{"logo":"file:${id}"}`, shop, { secrets, now: at })) as {
          logo: Picture;
        }
      ).logo
    : null;
