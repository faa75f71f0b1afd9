/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { newestOf } from '../../../schema/rules/commodities.ts';
import { formatLongDay } from '../../format.ts';
import { ErrorPage } from '../ErrorPage.tsx';
import { AdRoom } from '../ads/AdRoom.tsx';
import { Mark } from '../look/Brand.tsx';
import { formatDateTime } from '../../format.ts';
import { fill, words } from '../words.ts';
import { askForBoard, type Board } from './ask.ts';
import { Figures } from './Figures.tsx';
import { FullScreen } from './FullScreen.tsx';
import { keepFresh, unseen, type Seen } from './keepFresh.ts';
import { useAwake } from './useAwake.ts';
import './rateBoard.css';

/** The day's rates for the screen in the shop: read from across the room, renewed by itself, for as long as it hangs there. */
export function RateBoard() {
  const { board, isNone, brokenSince, at } = useBoard();
  useAwake();
  const name = board?.shop.name;
  useEffect(() => {
    if (name) document.title = `${name} · TolaShop`;
  }, [name]);
  if (isNone) return <ErrorPage kind="notFound" />;
  if (!board && brokenSince) return <ErrorPage kind="unavailable" from={location.pathname} />;
  return (
    <div class="visitor board" aria-busy={!board}>
      {board && <Hanging board={board} brokenSince={brokenSince} at={at} />}
      {board?.shop.hasAds && <BoardAd />}
    </div>
  );
}

function useBoard(): Seen {
  const [seen, setSeen] = useState(unseen);
  useEffect(() => keepFresh(tag => askForBoard(shopAt(location.pathname), tag), setSeen), []);
  return seen;
}

/** `/rate_board/<shop>` */
const shopAt = (pathname: string) => decodeURIComponent(pathname.split('/')[2] ?? '');

/** Each minute it is another one's turn, for as long as the board hangs. */
function BoardAd() {
  const [minute, setMinute] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => document.hidden || setMinute(passed => passed + 1), 60_000);
    return () => clearInterval(timer);
  }, []);
  return <AdRoom place="rateBoard" shopId={shopAt(location.pathname)} turn={minute} />;
}

type HangingProps = { board: Board } & Pick<Seen, 'brokenSince' | 'at'>;

function Hanging({ board: { shop, rates }, brokenSince, at }: HangingProps) {
  const newest = newestOf(rates);
  const today = shopDay(new Date(at));
  const day = newest ? shopDay(new Date(newest)) : today;
  return (
    <>
      <header>
        {shop.logo ? <img src={shop.logo.thumbnailUrl} alt="" /> : <Mark size={64} />}
        <h1>{shop.name}</h1>
        <p class={day === today ? 'quiet' : ''}>
          {day === today ? formatLongDay(at) : fill(words.rateBoard.of, { day: formatLongDay(day) })}
        </p>
      </header>
      <main>{newest ? <Figures rates={rates} day={day} /> : <p class="lead">{words.rateBoard.none}</p>}</main>
      <footer>
        {newest && (
          <p>
            {words.rateBoard.since} <time dateTime={newest}>{formatDateTime(newest)}</time>
          </p>
        )}
        <p class="quiet" role="status">
          {brokenSince && fill(words.rateBoard.broken, { at: formatDateTime(new Date(brokenSince).toISOString()) })}
        </p>
        <FullScreen />
      </footer>
    </>
  );
}
