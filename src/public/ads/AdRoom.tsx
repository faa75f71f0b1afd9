/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import { pictureOfPlace, type AdPlace, type ShopPlace } from '../../../schema/rules/ads.ts';
import { words } from '../words.ts';
import { showAd } from './showAd.ts';
import './ad.css';

type Props = ({ place: Exclude<AdPlace, ShopPlace> } | { place: ShopPlace; shopId: string }) & {
  /** With another one it is asked again whose turn it is. */
  turn?: number;
};

/** Where an ad stands, with as much room as it takes. In a document that stands still `start.ts` fills it; without script there is none. */
export function AdRoom(props: Props) {
  const room = useRef<HTMLElement>(null);
  const { place, turn } = props;
  const call = 'shopId' in props ? `/api/public/ads/${place}/of/${props.shopId}` : `/api/public/ads/${place}`;
  useEffect(() => showAd(room.current!), [call, turn]);
  return (
    <aside ref={room} class={`ad ${pictureOfPlace[place]}`} data-ad={call} aria-label={words.ad.label}>
      <small>{words.ad.label}</small>
    </aside>
  );
}
