/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { byPlatform, type PlatformGroup, type ShownDownload, type Versions } from '../../../schema/rules/downloads.ts';
import { getSession, hasOwnSession } from '../../authProvider/session.ts';
import { formatBytes, formatDate } from '../../format.ts';
import { get } from '../call.ts';
import { way } from '../way.ts';
import { fill, words } from '../words.ts';
import { Checksum } from './Checksum.tsx';
import { SiteFrame } from './SiteFrame.tsx';
import { useVisit } from './visit.ts';
import './downloads.css';

/** What can be fetched, by the platform that it runs on. Whoever is signed in is shown theirs by script, behind what is everyone's. */
export function Downloads() {
  const { own = null, message } = useVisit();
  const { downloads, isSignedIn } = useDownloads();
  const groups = byPlatform(downloads, own);
  return (
    <SiteFrame at="/downloads">
      <section class="sheet opening-words downloads-head">
        <h1>{words.page.downloads}</h1>
        <p class="lead">{groups.length ? words.downloads.lead : (message ?? words.downloads.none)}</p>
      </section>
      <section class="sheet downloads">
        {groups.map(group => (
          <Group key={group.platform.id} {...group} isOwn={group.platform.id === own} />
        ))}
        {!isSignedIn && (
          <p class="quiet">
            {words.downloads.more} <a href={way('/accounts/signin')}>{words.downloads.signIn}</a>
          </p>
        )}
      </section>
    </SiteFrame>
  );
}

/** What the server has written is everyone's; it knows of no session. */
function useDownloads(): { downloads: readonly ShownDownload[]; isSignedIn: boolean } {
  const { downloads: written } = useVisit();
  const [downloads, setDownloads] = useState(written ?? []);
  const [isSignedIn, setSignedIn] = useState(false);
  useEffect(() => {
    const { token } = getSession();
    const asks = token && hasOwnSession();
    if (!asks && written) return;
    const found = asks ? get<ShownDownload[]>('/downloads', token) : get<ShownDownload[]>('/public/downloads');
    found.then(
      all => {
        setDownloads(all);
        setSignedIn(Boolean(asks));
      },
      // A session that has ended shows no more than a visitor sees.
      () => {},
    );
  }, [written]);
  return { downloads, isSignedIn };
}

function Group({ platform, downloads, isOwn }: PlatformGroup & { isOwn: boolean }) {
  const id = `on-${platform.id}`;
  return (
    <section class="platform" aria-labelledby={id}>
      <h2 id={id}>
        {platform.name} {isOwn && <small>{words.downloads.own}</small>}
      </h2>
      {downloads.map(versions => (
        <Thing key={versions.latest.id} {...versions} />
      ))}
    </section>
  );
}

function Thing({ latest, older }: Versions) {
  return (
    <article>
      <header>
        <h3>{latest.name}</h3>
        <p class="quiet">{factsOf(latest)}</p>
        <a class="button" href={latest.url} download aria-label={nameOf(latest)}>
          {words.downloads.fetch}
        </a>
      </header>
      <Inside {...latest} />
      {older.length > 0 && (
        <details class="older">
          <summary>{words.downloads.older}</summary>
          <ul>
            {older.map(one => (
              <li key={one.id}>
                <p>
                  <a href={one.url} download>
                    {one.fileName}
                  </a>{' '}
                  <span class="quiet">{factsOf(one)}</span>
                </p>
                <Inside {...one} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  );
}

function Inside({ notes, sha256 }: ShownDownload) {
  return (
    <>
      {notes && <p class="notes">{notes}</p>}
      <Checksum value={sha256} />
    </>
  );
}

const factsOf = ({ version, releasedOn, size }: ShownDownload) =>
  [fill(words.downloads.version, { version }), formatDate(releasedOn), formatBytes(size)].join(' · ');

const nameOf = ({ name, version, platform, size }: ShownDownload) =>
  fill(words.downloads.fetchOne, { name, version, platform: platform.name, size: formatBytes(size) });
