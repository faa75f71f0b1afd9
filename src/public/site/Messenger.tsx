/** @jsxImportSource preact */
import { messengerEn as words } from '../../i18n/site/messengerEn.ts';
import { AppPage } from './AppPage.tsx';
import { Shot } from './Shot.tsx';

export function Messenger() {
  const picture = <Shot name="chat" shape="phone" alt={words.phone} isFirst />;
  return (
    <AppPage app="tsmessenger" words={words} picture={picture} goal="checkout">
      <div class="show">
        <Shot name="compose" shape="wide" alt={words.compose} isAlsoPhone />
      </div>
    </AppPage>
  );
}
