import { orderLine } from '../../../schema/words/en/orderLine.ts';
import { checkoutWords as checkout } from '../../../schema/words/en/site/checkout.ts';
import { frameWords as frame } from '../../../schema/words/en/site/frame.ts';
import { visitorsWords as visitors } from '../../../schema/words/en/visitors.ts';
import type { VisitorPack } from './pack.ts';

export const pack: VisitorPack = { language: 'en', visitors, frame, checkout, orderLine };
