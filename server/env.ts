import { resolve } from 'node:path';
import { company } from '../schema/company.ts';
import { readLicenseKey } from './licenses/signer.ts';
import type { TracingOptions } from './telemetry/spans.ts';

export type Env = {
  host: string;
  port: number;
  dataDir: string;
  /** A PostgreSQL server in place of the embedded database. */
  databaseUrl: string | null;
  /** A streaming replica of that, for reads that may take long. */
  replicaUrl: string | null;
  demo: boolean;
  /** A shop that anybody may look into. */
  sample: boolean;
  trustProxy: boolean;
  publicUrl: string;
  google: Google;
  /** The demo's own issuer stands in for Google. */
  localIssuer: boolean;
  /** Null: messages go nowhere. */
  whatsapp: WhatsApp | null;
  /** The demo's own stand-in takes the messages in place of Meta. */
  localChat: boolean;
  /** Null: nobody takes payments online. */
  razorpay: Razorpay | null;
  /** The demo's own stand-in takes payments in place of Razorpay. */
  localPayments: boolean;
  /** Where to pay by UPI, with a person who looks whether it came. */
  upi: { address: string; name: string } | null;
  /** Null: letters stay on this machine. */
  smtpUrl: string | null;
  mailFrom: string;
  /** What asks for figures at /metrics; null: nobody may. */
  metricsToken: string | null;
  /** A line in the log for each call; else for the slow ones alone. */
  logCalls: boolean;
  /** Where traces go; null: none are made. */
  tracing: TracingOptions | null;
  /** Null: keys of this installation's own, kept in its folder. */
  vapid: { publicKey: string; privateKey: string } | null;
  /** By which statements of licences are signed; null: one of this installation's own, kept in its folder. */
  licenseKey: string | null;
};

/** Google, or what stands in for it in a test. */
export type Google = { clientId: string; issuers: string[]; jwksUrl: string };

/** Meta's Cloud API, or what stands in for it in a test. */
export type WhatsApp = { baseUrl: string; token: string; appSecret: string; verifyToken: string };

/** Razorpay, or what stands in for it in a test. */
export type Razorpay = { baseUrl: string; keyId: string; keySecret: string; webhookSecret: string };

/** Google names itself both ways. */
const googleIssuers = ['https://accounts.google.com', 'accounts.google.com'];
const googleKeys = 'https://www.googleapis.com/oauth2/v3/certs';
const razorpayApi = 'https://api.razorpay.com';
const graphApi = 'https://graph.facebook.com/v23.0';
/** What demo mode signs in with in place of a client registered at Google. */
const demoClientId = 'tolashop-demo';

/** An address of IPv6 stands in brackets. */
export const originOf = (host: string, port: number) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Whether only this machine reaches it. An address of IPv6 stands in brackets or without. */
export const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);

type Variables = Record<string, string | undefined>;

/** The variables as the README lists them. Throws one clear line for a value that cannot be. */
export const readEnv = (variables: Variables): Env => {
  const databaseUrl = variables['DATABASE_URL'] || null;
  const host = variables['HOST'] || '127.0.0.1';
  const demo = onOff(variables, 'DEMO', isForOneself(host, variables));
  const port = portOf(variables['PORT']);
  if (inProduction(variables) && !variables['PUBLIC_URL'])
    throw new Error('PUBLIC_URL is empty: in production set it to the address that links in letters begin with.');
  const publicUrl = addressOf(variables['PUBLIC_URL'] || originOf(host, port));
  const localIssuer = demo && !inProduction(variables) && variables['GOOGLE_CLIENT_ID'] === undefined;
  const whatsapp = whatsappOf(variables);
  const razorpay = razorpayOf(variables);
  const upi = upiOf(variables);
  return {
    host,
    port,
    dataDir: resolve(variables['DATA_DIR'] || 'data'),
    databaseUrl,
    replicaUrl: replicaOf(variables, databaseUrl),
    demo,
    sample: onOff(variables, 'SAMPLE', demo),
    trustProxy: onOff(variables, 'TRUST_PROXY', false),
    publicUrl,
    google: googleOf(variables, demo, localIssuer),
    localIssuer,
    whatsapp,
    localChat: demo && !whatsapp,
    razorpay,
    localPayments: demo && !razorpay && !upi,
    upi,
    smtpUrl: variables['SMTP_URL'] || null,
    metricsToken: metricsTokenOf(variables),
    logCalls: onOff(variables, 'LOG_CALLS', false),
    tracing: tracingOf(variables),
    vapid: vapidOf(variables),
    licenseKey: licenseKeyOf(variables),
    mailFrom: variables['MAIL_FROM'] || `TolaShop <no-reply@${new URL(publicUrl).hostname}>`,
  };
};

const replicaOf = (variables: Variables, databaseUrl: string | null): string | null => {
  const url = variables['DATABASE_REPLICA_URL'] || null;
  if (url && !databaseUrl)
    throw new Error('DATABASE_REPLICA_URL is set, and DATABASE_URL, which it is a replica of, is empty.');
  return url;
};

/** Nothing says that anybody else reaches it: only there are accounts with a published password on by themselves. */
const isForOneself = (host: string, variables: Variables) =>
  isLoopback(host) &&
  !inProduction(variables) &&
  !['DATABASE_URL', 'PUBLIC_URL', 'TRUST_PROXY'].some(name => variables[name]?.trim());

const inProduction = (variables: Variables) => variables['NODE_ENV'] === 'production';

const googleOf = (variables: Variables, demo: boolean, localIssuer: boolean): Google => {
  const clientId = variables['GOOGLE_CLIENT_ID']?.trim() || (localIssuer ? demoClientId : '');
  if (!clientId) {
    const otherwise = demo
      ? "the demo's own identities are not for production"
      : 'or DEMO=on, to try it out with demo accounts whose password everybody knows';
    throw new Error(
      `GOOGLE_CLIENT_ID is empty: set it to the client identifier that Google gave this site (${otherwise}).`,
    );
  }
  const issuer = variables['GOOGLE_ISSUER'];
  return {
    clientId,
    issuers: issuer ? [issuer] : googleIssuers,
    jwksUrl: addressOf(variables['GOOGLE_JWKS_URL'] || googleKeys, 'GOOGLE_JWKS_URL'),
  };
};

/** What a service needs all of, in the order of `names`; null where none of it is set, and no address of the service. */
const allOrNone = (variables: Variables, names: readonly string[], address: string, purpose: string) => {
  const values = names.map(name => variables[name]?.trim() ?? '');
  const missing = names.filter((_, n) => !values[n]);
  if (!missing.length) return values;
  if (missing.length === names.length && !variables[address]) return null;
  throw new Error(`${missing.join(' and ')} must be set as well, for ${purpose}.`);
};

const whatsappOf = (variables: Variables): WhatsApp | null => {
  const [name, names] = [
    'WHATSAPP_BASE_URL',
    ['WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
  ] as const;
  const values = allOrNone(variables, names, name, 'WhatsApp to work');
  if (!values) return null;
  const [token, appSecret, verifyToken] = values as [string, string, string];
  return { baseUrl: addressOf(variables[name] || graphApi, name), token, appSecret, verifyToken };
};

const razorpayOf = (variables: Variables): Razorpay | null => {
  const [name, names] = [
    'RAZORPAY_BASE_URL',
    ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  ] as const;
  const values = allOrNone(variables, names, name, 'payments by Razorpay');
  if (!values) return null;
  const [keyId, keySecret, webhookSecret] = values as [string, string, string];
  return { baseUrl: addressOf(variables[name] || razorpayApi, name), keyId, keySecret, webhookSecret };
};

/** `name@bank`, as NPCI writes a virtual payment address. */
const upiOf = (variables: Variables): Env['upi'] => {
  const address = variables['UPI_ID']?.trim();
  if (!address) return null;
  if (!/^[\w.-]{2,256}@[A-Za-z][A-Za-z0-9.-]{1,63}$/.test(address))
    throw new Error(`UPI_ID is '${address}': it must be a UPI address like shop@bank.`);
  return { address, name: variables['UPI_NAME']?.trim() || company.legalName };
};

/** What a person makes up is guessed. */
const metricsTokenOf = (variables: Variables): string | null => {
  const token = variables['METRICS_TOKEN']?.trim() || null;
  if (token && token.length < 20)
    throw new Error(
      'METRICS_TOKEN is too short: 20 letters and digits at least, such as `openssl rand -hex 20` prints.',
    );
  return token;
};

/** As OpenTelemetry names them: an endpoint of all signals, or of traces alone. */
const tracingOf = (variables: Variables): TracingOptions | null => {
  const own = variables['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']?.trim();
  const common = variables['OTEL_EXPORTER_OTLP_ENDPOINT']?.trim();
  if ((!own && !common) || variables['OTEL_SDK_DISABLED']?.trim() === 'true') return null;
  const [name, given] = own ? ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', own] : ['OTEL_EXPORTER_OTLP_ENDPOINT', common!];
  const address = addressOf(given, name);
  return {
    url: own ? address : `${address}/v1/traces`,
    headers: headersOf(variables['OTEL_EXPORTER_OTLP_TRACES_HEADERS'] || variables['OTEL_EXPORTER_OTLP_HEADERS'] || ''),
    serviceName: variables['OTEL_SERVICE_NAME']?.trim() || 'tolashop',
    share: shareOf(variables),
  };
};

/** `name=value,other=value`, the values encoded as in an address. */
const headersOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(',').flatMap(each => {
      const [, name, value] = /^\s*([^=\s]+)\s*=(.*)$/.exec(each) ?? [];
      return name ? [[name, decodeURIComponent(value!.trim())]] : [];
    }),
  );

/** Of the traces that begin here. */
const shareOf = (variables: Variables): number => {
  const sampler = variables['OTEL_TRACES_SAMPLER']?.trim() ?? '';
  if (sampler.endsWith('always_off')) return 0;
  if (!sampler.endsWith('traceidratio')) return 1;
  const share = Number(variables['OTEL_TRACES_SAMPLER_ARG'] ?? 1);
  if (share >= 0 && share <= 1) return share;
  throw new Error('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.');
};

const vapidOf = (variables: Variables): Env['vapid'] => {
  const [publicKey, privateKey] = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'].map(name => variables[name]?.trim());
  if (publicKey && privateKey) return { publicKey, privateKey };
  if (!publicKey && !privateKey) return null;
  throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: set both or none.');
};

const licenseKeyOf = (variables: Variables): string | null => {
  const key = variables['LICENSE_KEY']?.trim() || null;
  try {
    if (key) readLicenseKey(key);
    return key;
  } catch {
    throw new Error('LICENSE_KEY is no Ed25519 key: PEM as `openssl genpkey -algorithm ed25519` prints it, or a JWK.');
  }
};

/** Without a slash at its end. */
const addressOf = (text: string, name = 'PUBLIC_URL') => {
  if (/^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text.replace(/\/+$/, '');
  throw new Error(`${name} is '${text}': it must be an address like https://shop.example.`);
};

const portOf = (text = '3000') => {
  const port = Number(text || 3000);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT is '${text}': it must be a number from 0 to 65535.`);
};

const onOff = (variables: Variables, name: string, initial: boolean) => {
  const value = variables[name]?.trim().toLowerCase();
  if (!value) return initial;
  if (/^(on|true|1|yes)$/.test(value)) return true;
  if (/^(off|false|0|no)$/.test(value)) return false;
  throw new Error(`${name} is '${value}': it must be on or off.`);
};
