import { badRequest } from '../../schema/errors.ts';
import { say } from '../../schema/words/said.ts';

type Whole = { size: number; partSize: number };
export type Part = { number: number; offset: number; length: number };

const form = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/;

/** Which part `Content-Range: bytes 0-8388607/20000000` places (RFC 9110, 14.5). Throws for what is no part of the file. */
export const partOf = (header: string | null, { size, partSize }: Whole): Part => {
  const [, from, to, total] = (form.exec(header ?? '') ?? []).map(Number);
  const isPart =
    from !== undefined &&
    total === size &&
    from < size &&
    from % partSize === 0 &&
    to === Math.min(from + partSize, size) - 1;
  if (!isPart) throw badRequest(say('notAPart', { size, partSize }));
  return { number: from / partSize, offset: from, length: to! - from + 1 };
};

export const partCount = ({ size, partSize }: Whole): number => Math.ceil(size / partSize);
