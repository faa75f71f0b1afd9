import { words } from '../words.ts';
import { given, flowers } from './designs.ts';
import type { PieceKind } from './pieceKind.ts';

export const neckPieces: readonly PieceKind[] = [
  {
    category: 'Chains',
    code: 'CH',
    noun: 'Chain',
    shape: 'looseChain',
    unit: 'pc',
    grams: [4, 24],
    making: [0.05, 0.1],
    materials: ['gold', 'gold', 'rose'],
    designs: words('Surbhi, Dhara, Sutra, Vayu, Rekha, Akash, Nadi, Kiran, Tarang, Sargam'),
  },
  {
    category: 'Necklaces',
    code: 'NK',
    noun: 'Necklace',
    shape: 'necklace',
    unit: 'pc',
    grams: [18, 58],
    making: [0.12, 0.2],
    materials: ['gold', 'ruby', 'emerald', 'pearl'],
    designs: {
      west: words('Laxmi, Thushi, Kolhapuri Saaj, Vajratik, Chinchpeti, Peshwai, Nakshi, Rani'),
      south: words('Kasu, Guttapusalu, Mango, Palakka, Addigai, Nagapadam, Nakshi, Rani'),
    },
  },
  {
    category: 'Necklaces',
    code: 'HR',
    noun: 'Haar',
    shape: 'beadedHaar',
    unit: 'pc',
    grams: [28, 78],
    making: [0.1, 0.16],
    materials: ['gold', 'ruby'],
    designs: {
      west: words('Bormal, Mohanmal, Ekdani, Chandra, Shrimant Haar'),
      south: words('Gundla, Chandraharam, Muthyala, Pagadala, Rettaivada'),
    },
  },
  {
    category: 'Mangalsutra',
    code: 'MS',
    noun: 'Mangalsutra',
    shape: 'mangalsutra',
    unit: 'pc',
    grams: [4, 22],
    making: [0.1, 0.18],
    materials: ['gold', 'diamond', 'gold', 'ruby'],
    designs: {
      west: words('Vati, Tanmaniya, Peshwai, Saubhagya, Nitya, Long Vati, Sakhi, Ganthan'),
      south: words('Nallapusalu, Pusthelu, Saubhagya, Nitya, Kalyani, Sumangali'),
    },
  },
  {
    category: 'Pendants',
    code: 'PD',
    noun: 'Pendant',
    shape: 'pendant',
    unit: 'pc',
    grams: [2, 8.5],
    making: [0.1, 0.18],
    materials: ['gold', 'diamond', 'ruby', 'emerald', 'roseDiamond', 'pearl'],
    designs: [...given, ...flowers],
  },
];
