/** @jsxImportSource preact */
import { AppPage } from './AppPage.tsx';
import { Shot } from './Shot.tsx';
import { siteWords } from './siteWords.ts';

export function Messenger() {
  const { messenger: words } = siteWords();
  const picture = <Shot name="chat" shape="phone" alt={words.phone} isFirst />;
  return (
    <AppPage app="tsmessenger" words={words} picture={picture} goal="checkout">
      <div class="show">
        <Shot name="compose" shape="wide" alt={words.compose} isAlsoPhone />
      </div>
    </AppPage>
  );
}
