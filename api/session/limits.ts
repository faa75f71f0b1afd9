/** How often something may be tried, within how many milliseconds. A test may put other numbers into the table. */
export type Limit = { most: number; window: number };

const minute = 60_000;

export const limits = {
  /** Wrong passwords for one e-mail, known or not, from one address: whoever guesses shuts nobody out elsewhere. */
  account: { most: 10, window: 15 * minute },
  /** The same wherever they come from. A browser in which the person has signed in before does not meet it. */
  everywhere: { most: 100, window: 60 * minute },
  /** Wrong passwords from one address, whosever they are. */
  address: { most: 1_000, window: 15 * minute },
  /** Wrong present passwords of one signed-in person who changes theirs. */
  change: { most: 10, window: 15 * minute },
  /** Wrong PINs of one approver. */
  approvalPin: { most: 5, window: 15 * minute },
  register: { most: 60, window: 60 * minute },
  /** Looks into the sample shop from one address. */
  sample: { most: 60, window: 60 * minute },
  forgot: { most: 60, window: 60 * minute },
  /** Letters by which one person proves their address. */
  proofLetter: { most: 5, window: 60 * minute },
  /** Questions of one administrator to the owners of one shop: each sends letters. */
  supportAsked: { most: 5, window: 60 * minute },
  /** Orders from one address, and those that send their letter to one e-mail. */
  order: { most: 60, window: 60 * minute },
  /** Payments that are begun or told of, from one address. */
  payment: { most: 120, window: 60 * minute },
  /** Asked by sold apps from one address, and about one key. */
  license: { most: 300, window: 60 * minute },
  licenseKey: { most: 300, window: 60 * minute },
  /** Records that visitors make by a shop's form, from one address. */
  publicForm: { most: 60, window: 60 * minute },
  /** Views and clicks of one ad in one place that count, from one address. */
  adCount: { most: 60, window: 60 * minute },
  orderMail: { most: 10, window: 60 * minute },
  /** Papers that one person of a shop sends by mail, and all of them together. */
  paperLetter: { most: 60, window: 60 * minute },
  paperLetters: { most: 300, window: 60 * minute },
} satisfies Record<string, Limit>;

export type Limited = keyof typeof limits;

/** After this time no attempt counts any more. */
export const longestWindow = () => Math.max(...Object.values(limits).map(({ window }) => window));
