import { z } from 'zod'
import { localPrograms, modelAudiences, modelIds, modelLimits, vendors, vendorVerdicts } from '../rules/models.ts'
import { failsAs, Message } from './message.ts'

/** Administration > Models. A key is written and never read back: only its last characters are shown. */

const source = z.enum(['environment', 'database', 'none'])

const ModelFacts = z.object({
  id: z.enum(modelIds),
  label: z.string(),
  /** What the vendor is asked for; null: nothing yet. */
  upstreamName: z.string().nullable(),
  /** The name it is asked for by default; null: one has to be given. */
  usualName: z.string().nullable(),
  nameSource: source,
  audience: z.enum(modelAudiences),
  dailyCalls: z.number().int().nullable(),
  /** Counted only where the calls of a day are bounded. */
  callsToday: z.number().int(),
  /** Why nobody is offered the model; null: it is offered. */
  notOffered: z.enum(['no_key', 'no_address', 'no_name', 'nobody']).nullable(),
})

const VendorFacts = z.object({
  vendor: z.enum(vendors),
  name: z.string(),
  /** Of key and address: what the environment sets wins, and can't be changed here. */
  source,
  hasKey: z.boolean(),
  /** The last four characters of a key that is long enough for that to tell nothing. */
  keyEnding: z.string().nullable(),
  /** A key is stored and does not open with this installation's secret. */
  isKeyLost: z.boolean(),
  /** null: the vendor's own. */
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
  /** Left out: the one that is stored stays. null forgets it. */
  key: z
    .string()
    .trim()
    .min(1)
    .max(modelLimits.keyCharacters)
    .regex(/^[\x21-\x7e]+$/, 'must not contain blanks or other than plain letters')
    .nullable()
    .optional(),
  /** null: the vendor's own. */
  baseUrl: z
    .url({ protocol: /^https?$/ })
    .refine((address) => !/^https?:\/\/[^/?#]*@/i.test(address), failsAs('modelAddressWithUser'))
    .max(modelLimits.addressCharacters)
    .nullable()
    .optional(),
  label: z.string().trim().min(1).max(modelLimits.labelCharacters).nullable().optional(),
  dailyCalls: dailyCalls.optional(),
  /** Models that are left out stay as they are; null restores the default. */
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

export const modelSetUpContract = {
  getModelSetUp: { answer: ModelSetUp },
  saveModelVendor: { params: VendorName, body: VendorChange, answer: ModelSetUp },
  /** Tests what is stored by one small call. */
  testModelVendor: {
    params: VendorName,
    answer: z.object({
      verdict: z.enum(vendorVerdicts),
      ms: z.number().int(),
      /** The name the vendor was asked for; null: none was. */
      model: z.string().nullable(),
      /** What the key can use, as the vendor lists it; null where it does not. */
      names: z.array(z.string()).nullable(),
    }),
  },
  /** Programs with models on the server's own machine. */
  findLocalModels: {
    answer: z.array(z.object({ program: z.enum(localPrograms), baseUrl: z.string(), names: z.array(z.string()) })),
  },
}
