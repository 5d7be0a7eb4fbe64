import type { ModelFacts, VendorChange, VendorFacts } from '#client/queries/model-set-up'
import { type ModelAudience, modelLimits } from '#shared/rules/models'

/** The form values of a vendor, as typed; empty fields mean the default. */
export interface VendorValues {
  /** Write-only. */
  key: string
  baseUrl: string
  label: string
  dailyCalls: string
  models: Readonly<Record<string, ModelValues>>
}

export interface ModelValues {
  upstreamName: string
  audience: ModelAudience
  dailyCalls: string
}

export function valuesOf({ baseUrl, label, dailyCalls, models }: VendorFacts): VendorValues {
  return {
    key: '',
    baseUrl: baseUrl ?? '',
    label: label ?? '',
    dailyCalls: dailyCalls === null ? '' : String(dailyCalls),
    models: Object.fromEntries(models.map((model) => [model.id, valuesOfModel(model)])),
  }
}

function valuesOfModel({ upstreamName, nameSource, audience, dailyCalls }: ModelFacts): ModelValues {
  return {
    upstreamName: nameSource === 'database' ? (upstreamName ?? '') : '',
    audience,
    dailyCalls: dailyCalls === null ? '' : String(dailyCalls),
  }
}

/** The request for them, without settings from the environment. */
export function changeOf(facts: VendorFacts, { key, baseUrl, label, dailyCalls, models }: VendorValues): VendorChange {
  const isOurs = facts.source !== 'environment'
  return {
    ...(isOurs && key.trim() && { key: key.trim() }),
    ...(isOurs && { baseUrl: baseUrl.trim() || null }),
    ...(isOurs && facts.vendor === 'compatible' && { label: label.trim() || null }),
    dailyCalls: numberOf(dailyCalls),
    models: Object.fromEntries(
      facts.models.map(({ id, nameSource }) => {
        const { upstreamName = '', audience = 'nobody', dailyCalls: calls = '' } = models[id] ?? {}
        const isNameOurs = nameSource !== 'environment'
        return [
          id,
          { ...(isNameOurs && { upstreamName: upstreamName.trim() || null }), audience, dailyCalls: numberOf(calls) },
        ]
      }),
    ),
  }
}

export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(text.trim()) && URL.canParse(text.trim())
}

export function isCallCount(text: string): boolean {
  const count = numberOf(text)
  return count === null || (Number.isInteger(count) && count >= 1 && count <= modelLimits.dailyCalls)
}

function numberOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text)
}
