/** What goes wrong, on demand. `code` and `status`: what the call is refused with. `fails`: what is told of it afterwards. */
type Fault = {
  accepts: boolean;
  /** Never answered, answered without an end, or by a gateway that lost its way. */
  answer?: 'silence' | 'broken' | 'gateway';
  code?: number;
  status?: number;
  fails?: number;
};

export const faults = {
  timeoutBefore: { accepts: false, answer: 'silence' },
  timeoutAfter: { accepts: true, answer: 'silence' },
  brokenAfter: { accepts: true, answer: 'broken' },
  gatewayAfter: { accepts: true, answer: 'gateway' },
  tooMany: { accepts: false, code: 130429, status: 429 },
  tooFast: { accepts: false, code: 131056, status: 400 },
  serverError: { accepts: false, code: 131000, status: 500 },
  outOfService: { accepts: false, code: 131016, status: 503 },
  blocked: { accepts: false, code: 368, status: 403 },
  heldBack: { accepts: true, fails: 131049 },
  stopped: { accepts: true, fails: 131050 },
  windowClosed: { accepts: true, fails: 131047 },
  unreachable: { accepts: true, fails: 131026 },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;
export type FaultOf = (name: FaultName) => Fault;
export const faultOf: FaultOf = name => faults[name];

/** How likely each is for a message: from 0 to 1. The last two concern its status events. */
export type FaultRates = Partial<Record<FaultName | 'toldTwice' | 'toldInDisorder', number>>;

/** In the demo, the six digits after 555 0 of a mobile number ask for a fault: 5550131049 is held back each time. */
const askedFor: Record<string, FaultName> = {
  '000408': 'timeoutBefore',
  '000504': 'timeoutAfter',
  '000502': 'gatewayAfter',
  '000503': 'outOfService',
  '000500': 'serverError',
  '000429': 'tooMany',
  '000368': 'blocked',
  '131026': 'unreachable',
  '131047': 'windowClosed',
  '131049': 'heldBack',
  '131050': 'stopped',
  '131056': 'tooFast',
};

/** The fault of a message to that number: the one that the number asks for, else the first that chance picks. */
export const drawFault = (to: string, rates: FaultRates, chance: (rate: number) => boolean): FaultName | null => {
  const asked = askedFor[/5550(\d{6})$/.exec(to)?.[1] ?? ''];
  if (asked) return asked;
  return (Object.keys(faults) as FaultName[]).find(name => (rates[name] ?? 0) > 0 && chance(rates[name]!)) ?? null;
};
