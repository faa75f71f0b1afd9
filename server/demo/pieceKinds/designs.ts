import { words } from '../words.ts';

/** Names that go with any kind of piece. */
export const given = words('Anvita, Tara, Ishani, Meher, Rajvi, Nirvi, Chandrika, Aarohi, Kavya, Mrinal');
export const flowers = words('Kamal, Mogra, Parijat, Champa, Juhi, Pankhudi, Gulab, Chameli');
