import { words } from '../words.ts';
import { given, flowers } from './designs.ts';
import type { PieceKind } from './pieceKind.ts';

export const handPieces: readonly PieceKind[] = [
  {
    category: 'Rings',
    code: 'RG',
    noun: 'Ring',
    shape: 'ring',
    unit: 'pc',
    grams: [2.2, 6.8],
    making: [0.1, 0.18],
    materials: ['gold', 'diamond', 'roseDiamond', 'ruby', 'emerald', 'gold'],
    designs: [...given, ...flowers],
  },
  {
    category: 'Rings',
    code: 'GR',
    noun: 'Gents Ring',
    shape: 'signet',
    unit: 'pc',
    grams: [6, 13],
    making: [0.09, 0.14],
    materials: ['gold', 'sapphire', 'gold'],
    designs: words('Sardar, Vir, Yodha, Samrat, Arjun, Rudra'),
  },
  {
    category: 'Bangles & Kada',
    code: 'BG',
    noun: 'Bangles',
    shape: 'bangles',
    unit: 'pair',
    grams: [16, 44],
    making: [0.08, 0.15],
    materials: ['gold', 'gold', 'ruby'],
    designs: {
      west: words('Gajri, Patli, Tode, Bakuli, Rajwadi, Shinde Shahi, Jaali, Nakshi'),
      south: words('Gajulu, Nakshi, Kemp, Lakshmi, Antique, Mango, Nagas, Jaali'),
    },
  },
  {
    category: 'Bangles & Kada',
    code: 'KD',
    noun: 'Kada',
    shape: 'kada',
    unit: 'pc',
    grams: [18, 42],
    making: [0.1, 0.16],
    materials: ['gold', 'emerald', 'pearl'],
    designs: words('Rajputana, Mayur, Antique, Hasli, Temple, Meenakari'),
  },
  {
    category: 'Bracelets',
    code: 'BR',
    noun: 'Bracelet',
    shape: 'bracelet',
    unit: 'pc',
    grams: [5, 16],
    making: [0.1, 0.17],
    materials: ['gold', 'diamond', 'roseDiamond'],
    designs: [...flowers, ...words('Riva, Tanvi')],
  },
];
