/** Others have their turn before what follows. */
export const turn = () => new Promise<void>(resolve => setTimeout(resolve));
