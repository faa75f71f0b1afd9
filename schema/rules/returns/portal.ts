/** How the portal of GST writes things. */

/** `2026-11-05` is `05-11-2026`. */
export const portalDay = (day: string): string => day.split('-').reverse().join('-');

/** `2026-11` is `112026`. */
export const portalMonth = (month: string): string => month.split('-').reverse().join('');

/** Rupees with two decimals, of paise. */
export const portalRupees = (paise: number): number => paise / 100;

/** With two decimals, of thousandths; half away from nought. */
export const portalQuantity = (thousandths: number): number =>
  thousandths < 0 ? -portalQuantity(-thousandths) : Math.floor((thousandths + 5) / 10) / 100;
