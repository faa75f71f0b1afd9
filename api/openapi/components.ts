import { nameOf } from '../../schema/kit/shape.ts';

export type Json = Record<string, unknown>;

/** What is described once and referred to by name. */
export class Components {
  readonly parameters: Json = {};
  readonly schemas: Json = {};
  readonly #named = new Map<string, object>();

  /** The same with a reference in the place of everything that has a name. */
  referring(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const name = nameOf(value);
    if (!name) return this.#within(value);
    const known = this.#named.get(name);
    if (known && known !== value) throw new Error(`Two shapes are named '${name}'`);
    this.#named.set(name, value);
    if (!known) this.schemas[name] = this.#within(value);
    return { $ref: `#/components/schemas/${name}` };
  }

  #within(value: object): unknown {
    if (Array.isArray(value)) return value.map(item => this.referring(item));
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.referring(item)]));
  }

  sharedParameter(name: string, parameter: Json): Json {
    this.parameters[name] = parameter;
    return { $ref: `#/components/parameters/${name}` };
  }
}
