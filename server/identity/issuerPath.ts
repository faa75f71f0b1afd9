/** Where the demo's issuer answers, below the site's own address. */
export const issuerPath = '/demo-identity';
