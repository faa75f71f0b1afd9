/** @jsxImportSource preact */
import { addressOf, sizes, type ShotName, type Shape } from './shots.ts';

type Props = {
  name: ShotName;
  alt: string;
  shape: Shape;
  /** Seen at once, so it is not waited with. */
  isFirst?: boolean;
  /** On a phone the phone's own picture. */
  isAlsoPhone?: boolean;
};

/** The product as it is, in the system's theme. Its place is kept before it is there. */
export function Shot({ name, alt, shape, isFirst = false, isAlsoPhone = false }: Props) {
  const of = (at: Shape, theme: 'light' | 'dark') => (type: 'avif' | 'webp') => {
    const phone = at === 'phone' && shape !== 'phone' ? ' and (max-width: 699px)' : '';
    const media = `(prefers-color-scheme: ${theme})${phone}`;
    return (
      <source
        key={`${at} ${theme} ${type}`}
        media={media}
        type={`image/${type}`}
        srcset={addressOf(name, at, theme, type)}
        {...sizes[at]}
      />
    );
  };
  const types = ['avif', 'webp'] as const;
  return (
    <picture class={`shot ${shape}`}>
      {isAlsoPhone && [...types.map(of('phone', 'dark')), ...types.map(of('phone', 'light'))]}
      {types.map(of(shape, 'dark'))}
      {types.map(of(shape, 'light')).slice(0, 1)}
      <img
        src={addressOf(name, shape, 'light', 'webp')}
        alt={alt}
        {...sizes[shape]}
        {...(isFirst ? { fetchpriority: 'high' } : { loading: 'lazy' })}
        decoding="async"
      />
    </picture>
  );
}
