import { setSession } from './session.ts';

/** The app starts afresh in no shop, at the address `to`. */
export function leaveShop(to: string): void {
  history.pushState(null, '', to);
  setSession({ shopId: null, permissions: [] });
}
