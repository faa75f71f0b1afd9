import { words } from '../words.ts';
import type { PieceKind } from './pieceKind.ts';

export const silverPieces: readonly PieceKind[] = [
  {
    category: 'Silver Anklets & Toe Rings',
    code: 'PY',
    noun: 'Payal',
    shape: 'anklets',
    unit: 'pair',
    grams: [28, 92],
    making: [0.15, 0.3],
    materials: ['silver', 'silverRuby'],
    designs: words('Ghungroo, Rajasthani, Sadhana, Dulhan, Chham Chham, Nitya'),
  },
  {
    category: 'Silver Anklets & Toe Rings',
    code: 'JD',
    noun: 'Jodvi',
    shape: 'plainBand',
    unit: 'pair',
    grams: [3, 9],
    making: [0.25, 0.45],
    materials: ['silver', 'silverRuby'],
    designs: words('Masoli, Phool, Kamal, Nitya, Metti'),
  },
  {
    category: 'Silver Articles',
    code: 'SA',
    noun: '',
    shape: 'vessel',
    unit: 'pc',
    grams: [25, 190],
    making: [0.12, 0.22],
    materials: ['silverware'],
    designs: words('Niranjan, Katori, Panchapatra, Glass, Attardani, Chandan Cup, Naivedya Bowl, Baby Bowl').map(
      name => `Silver ${name}`,
    ),
  },
];
