/** `npm run doctor`: says what is wrong with the configuration, and ends with 1 where the server should not run like this. */
import { diagnose, report } from './doctor/diagnose.ts';

const findings = await diagnose(process.env);
console.log(report(findings));
process.exitCode = findings.some(({ state }) => state === 'wrong') ? 1 : 0;
