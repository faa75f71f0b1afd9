import { join } from 'node:path';
import { Copy } from '../support/copy.ts';

const index = 'schema/entities/index.ts';
const words = 'schema/words/hi/entities';

/** A copy of the project to which entities of the folder `probes` are added. */
export class SampleCopy extends Copy {
  placeProbe(name: string, target: string): void {
    this.place(join(import.meta.dirname, 'probes', `${name}.txt`), target);
  }

  addEntity(name: string): void {
    this.placeProbe(name, `schema/entities/${name}.ts`);
    this.addLine(index, "from './groups.ts'", `import { ${name} } from './${name}.ts';`);
    this.addLine(index, '  commodityRates,', `  ${name},`);
  }

  /** Adds a document with everything that the kit offers: states, lines, a number, totals, people, and actions with their handler. */
  addRepairs(): void {
    this.addEntity('repairs');
    this.placeProbe('repairs.handlers', 'api/handlers/repairs.ts');
    this.addBeside('api/handlers/index.ts', 'recipients: recipientHandlers', 'repairs: repairHandlers');
    this.placeProbe('repairs.hi', `${words}/repairs.ts`);
    this.addBeside(`${words}/index.ts`, 'recipients: recipientsWords', 'repairs: repairsWords');
  }

  /** Adds `name: value` behind another entry of a list, and its import from './name.ts'. */
  private addBeside(file: string, other: string, entry: string): void {
    const [name, value] = entry.split(': ');
    this.addLine(file, `from './${other.split(':')[0]}.ts'`, `import { ${value} } from './${name}.ts';`);
    this.addLine(file, `  ${other},`, `  ${entry},`);
  }
}
