export const pushQueue = 'push';
