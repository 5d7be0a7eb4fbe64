import { z } from 'zod'
import { localPrograms, modelAudiences, modelIds, modelLimits, vendors, vendorVerdicts } from '../rules/models.ts'
import { type Failure, failsAs, Message } from './message.ts'

/** Admin > Models. Keys are write-only: only their last characters are returned. */

const source = z.enum(['environment', 'database', 'none'])

const ModelFacts = z.object({
  id: z.enum(modelIds),
  label: z.string(),
  /** The model name sent to the vendor; null if none is set. */
  upstreamName: z.string().nullable(),
  /** The default model name; null if one has to be given. */
  usualName: z.string().nullable(),
  nameSource: source,
  audience: z.enum(modelAudiences),
  dailyCalls: z.number().int().nullable(),
  /** Counted only if daily calls are limited. */
  callsToday: z.number().int(),
  /** Why the model is not offered to anyone; null if it is. */
  notOffered: z.enum(['no_key', 'no_address', 'no_name', 'nobody']).nullable(),
})

const VendorFacts = z.object({
  vendor: z.enum(vendors),
  name: z.string(),
  /** Source of key and address: environment settings take precedence and can't be changed here. */
  source,
  hasKey: z.boolean(),
  /** The key's last four characters, if it is long enough for these to reveal nothing. */
  keyEnding: z.string().nullable(),
  /** A stored key cannot be decrypted with this installation's secret. */
  isKeyLost: z.boolean(),
  /** null: the vendor's default. */
  baseUrl: z.string().nullable(),
  label: z.string().nullable(),
  dailyCalls: z.number().int().nullable(),
  callsToday: z.number().int(),
  failure: z
    .object({ at: z.string(), model: z.string(), message: Message, workedAt: z.string().nullable() })
    .nullable(),
  models: z.array(ModelFacts),
})

const ModelSetUp = z.object({ vendors: z.array(VendorFacts) })

const name = z.string().trim().min(1).max(modelLimits.nameCharacters)
const dailyCalls = z.number().int().min(1).max(modelLimits.dailyCalls).nullable()

const VendorChange = z.object({
  /** Missing: keep the stored key. null: delete it. */
  key: z
    .string()
    .trim()
    .min(1)
    .max(modelLimits.keyCharacters)
    .regex(/^[\x21-\x7e]+$/, 'must not contain blanks or other than plain letters')
    .nullable()
    .optional(),
  /** null: the vendor's default. */
  baseUrl: z
    .url({ protocol: /^https?$/ })
    .refine((address) => !/^https?:\/\/[^/?#]*@/i.test(address), failsAs('modelAddressWithUser'))
    .max(modelLimits.addressCharacters)
    .nullable()
    .optional(),
  label: z.string().trim().min(1).max(modelLimits.labelCharacters).nullable().optional(),
  dailyCalls: dailyCalls.optional(),
  /** Missing models stay unchanged; null restores the default. */
  models: z
    .partialRecord(
      z.enum(modelIds),
      z.object({
        upstreamName: name.nullable().optional(),
        audience: z.enum(modelAudiences).optional(),
        dailyCalls: dailyCalls.optional(),
      }),
    )
    .optional(),
})

const VendorName = z.object({ vendor: z.enum(vendors) })

/** The events of a pull, as server-sent events. */
export interface PullEvents {
  /** From 0 to 1. */
  progress: { share: number }
  done: { name: string }
  error: z.infer<typeof Failure>
}

export const modelSetUpContract = {
  getModelSetUp: { answer: ModelSetUp },
  saveModelVendor: { params: VendorName, body: VendorChange, answer: ModelSetUp },
  /** Tests the stored settings with one small call. */
  testModelVendor: {
    params: VendorName,
    answer: z.object({
      verdict: z.enum(vendorVerdicts),
      ms: z.number().int(),
      /** The model name used in the test; null if none was. */
      model: z.string().nullable(),
      /** The models available to the key, from the vendor's list; null without one. */
      names: z.array(z.string()).nullable(),
    }),
  },
  /** Programs with models on the server's own machine. */
  findLocalModels: {
    answer: z.array(z.object({ program: z.enum(localPrograms), baseUrl: z.string(), names: z.array(z.string()) })),
  },
  /** Has Ollama on the server's own machine download the suggested model; progress is streamed. */
  pullLocalModel: { answer: z.object({ name: z.string() }) },
}
