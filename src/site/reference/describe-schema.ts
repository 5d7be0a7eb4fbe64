import { z } from 'zod'

/** One parameter of a call, in words. */
export interface Parameter {
  name: string
  place: 'path' | 'query' | 'body'
  type: string
  isRequired: boolean
}

type JsonSchema = z.core.JSONSchema._JSONSchema

/** The parameters that a schema describes, in its order: as the OpenAPI document has them, whose schema is the same. */
export function listParameters(schema: z.ZodType | undefined, place: Parameter['place']): Parameter[] {
  if (!schema) return []
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const parts = [json, ...(json.anyOf ?? []), ...(json.allOf ?? [])].filter((part) => typeof part === 'object')
  return parts.flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).map(([name, property]) => ({
      name,
      place,
      type: describeType(property),
      isRequired: required.includes(name),
    })),
  )
}

function describeType(schema: JsonSchema): string {
  if (typeof schema !== 'object') return 'anything'
  const { enum: values, const: only, anyOf, type, items, default: usual } = schema
  const suffix = isPlain(usual) && usual !== '' ? `, by default ${String(usual)}` : ''
  if (only !== undefined) return String(only)
  if (values) return `${values.map(String).join(', ')}${suffix}`
  if (anyOf) return anyOf.map(describeType).join(' or ')
  if (type === 'array') return `list of ${items && !Array.isArray(items) ? describeType(items) : 'anything'}`
  return `${Array.isArray(type) ? type.join(' or ') : (type ?? 'anything')}${bounds(schema)}${suffix}`
}

function bounds({ minLength, maxLength, minimum, maximum, format }: Exclude<JsonSchema, boolean>): string {
  if (format && format !== 'regex') return ` (${format})`
  if (maxLength !== undefined) return `, ${minLength ? `${minLength} to ` : 'at most '}${maxLength} characters`
  const isBounded = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER
  return isBounded ? `, ${minimum ?? 0} to ${maximum}` : ''
}

function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}
