import type { broken as English } from '../en/broken.ts';
import type { Translated } from '../translated.ts';

export const broken: Translated<typeof English> = {
  title: 'यह पेज रुक गया',
  hint: 'जो सहेजा था, वह सब सुरक्षित है। पेज फिर से खोलें; फिर ऐसा हो, तो हमें बताएँ कि ठीक पहले क्या किया था।',
  reload: 'पेज फिर से खोलें',
};
