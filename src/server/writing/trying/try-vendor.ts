import { AppError } from '#server/platform/errors'
import { modelsOf, type Vendor, type VendorModelId, type VendorVerdict } from '#shared/rules/models'
import type { AiConfig } from '../ai-config.ts'
import { type ModelFault, reportedFault } from '../model-errors.ts'
import { audienceOf, isConfigured, upstreamModel } from '../models.ts'
import { defaultLimits, type StreamLimits, streamPost } from '../stream-post.ts'
import { prepareCall } from '../vendors.ts'
import { listNames } from './list-names.ts'

export interface Trial {
  verdict: VendorVerdict
  ms: number
  /** The model name in the test; null if none was used. */
  model: string | null
  /** What the key can use; null: the vendor did not say. */
  names: string[] | null
}

/** Enough for a word from a model that thinks before it. */
const trialTokens = 64
const prompt = { system: 'You are being tried out. Answer with one word.', user: 'Are you there?' }

/** What a fault means for who set the vendor up. A model that answered anything at all works. */
const verdicts: Partial<Record<ModelFault, VendorVerdict>> = {
  refused: 'worked',
  length_limit: 'worked',
  endless: 'worked',
  empty: 'worked',
  rejected_key: 'key_refused',
  allowance: 'out_of_credit',
  busy: 'rate_limited',
  down: 'vendor_down',
  unknown_model: 'model_unknown',
  too_long: 'request_refused',
  bad_request: 'request_refused',
  connection: 'not_reached',
  slow_start: 'silent',
  silent: 'silent',
  slow: 'silent',
}

/** Asks a vendor what its key can use, and one of its models for a word. Nothing is tried twice. */
export async function tryVendor(
  config: AiConfig,
  vendor: Vendor,
  { signal, ...changes }: Partial<StreamLimits> & { signal: AbortSignal },
): Promise<Trial> {
  const limits = { ...defaultLimits, wholeMs: defaultLimits.firstTokenMs, ...changes, longestRetryAfterMs: -1 }
  const model = modelToTry(config, vendor)
  const startedAt = performance.now()
  const [list, verdict] = await Promise.all([
    listNames(config, vendor, AbortSignal.any([signal, AbortSignal.timeout(limits.firstTokenMs)])).then(
      (names) => ({ names, fault: null }),
      (error: unknown) => ({ names: null, fault: verdictOf(error) }),
    ),
    model === null ? ('no_model' as const) : tryModel(config, model, { signal, limits }),
  ])
  return {
    verdict: weigh(verdict, list.fault),
    ms: Math.round(performance.now() - startedAt),
    model: model && upstreamModel(config, model).name,
    names: list.names,
  }
}

/** The cheapest available model: the last one. */
function modelToTry(config: AiConfig, vendor: Vendor): VendorModelId | null {
  const models = modelsOf(vendor).filter((id) => isConfigured(config, id))
  return models.findLast((id) => audienceOf(config, id) !== 'nobody') ?? models.at(-1) ?? null
}

async function tryModel(
  config: AiConfig,
  model: VendorModelId,
  { signal, limits }: { signal: AbortSignal; limits: StreamLimits },
): Promise<VendorVerdict> {
  try {
    const call = await prepareCall(config, model, false)
    await streamPost({ ...call, maxOutputTokens: trialTokens }, prompt, { signal, onDelta: () => {}, limits })
    return 'worked'
  } catch (error) {
    return verdictOf(error)
  }
}

/** If neither the list nor the model exists, something else answers at this address. */
function weigh(ofModel: VendorVerdict, ofList: VendorVerdict | null): VendorVerdict {
  if (ofModel === 'no_model') return ofList ?? 'no_model'
  return ofModel === 'model_unknown' && ofList === 'model_unknown' ? 'unreadable' : ofModel
}

function verdictOf(error: unknown): VendorVerdict {
  if (!(error instanceof AppError) || error.code === 'cancelled') throw error
  const fault = reportedFault(error)
  return (fault && verdicts[fault]) ?? 'unreadable'
}
