import { formatNumber } from '#client/lib/formatting'
import type { ModelFacts } from '#client/queries/model-set-up'
import { Badge } from '#client/ui/badge'
import { Field } from '#client/ui/field'
import { Input } from '#client/ui/input'
import { Cluster, Stack } from '#client/ui/layout'
import { Select } from '#client/ui/select'
import { type ModelAudience, modelAudiences, modelLimits } from '#shared/rules/models'
import styles from './model-set-up.module.css'
import { modelSetUpTexts as texts } from './texts.ts'
import { isCallCount, type ModelValues } from './vendor-values.ts'

/** One model: its upstream name, its audience, and its daily limit. */
export function ModelFields({
  model,
  values = { upstreamName: '', audience: model.audience, dailyCalls: '' },
  error,
  names,
  listId,
  onChange,
}: {
  model: ModelFacts
  values: ModelValues | undefined
  /** Errors of the list of models; each is shown at its model. */
  error: string | null
  names: readonly string[] | null
  listId: string
  onChange: (values: ModelValues) => void
}) {
  const { label, notOffered, dailyCalls, callsToday } = model
  const used = dailyCalls === null ? null : texts.callsToday(formatNumber(callsToday), formatNumber(dailyCalls))
  return (
    <fieldset className={styles.model} aria-label={texts.modelFields(label)}>
      <Cluster className={styles.modelHead}>
        <b>{label}</b>
        <Badge tone={notOffered ? 'line' : 'ok'}>
          {notOffered ? texts.notOffered[notOffered] : texts.audiences[model.audience]}
        </Badge>
      </Cluster>
      <NameField {...{ model, values, names, listId, onChange }} />
      <Field label={texts.audience}>
        {(control) => (
          <Select
            {...control}
            value={values.audience}
            onChange={({ target }) => onChange({ ...values, audience: target.value as ModelAudience })}
          >
            {modelAudiences.map((audience) => (
              <option key={audience} value={audience}>
                {texts.audiences[audience]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={texts.calls} error={isCallCount(values.dailyCalls) ? null : error} hint={used}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            maxLength={7}
            placeholder={texts.callsUsual}
            value={values.dailyCalls}
            onChange={({ target }) => onChange({ ...values, dailyCalls: target.value })}
          />
        )}
      </Field>
    </fieldset>
  )
}

function NameField({
  model,
  values,
  names,
  listId,
  onChange,
}: {
  model: ModelFacts
  values: ModelValues
  names: readonly string[] | null
  listId: string
  onChange: (values: ModelValues) => void
}) {
  const asked = values.upstreamName.trim() || model.usualName
  const isUnlisted = names !== null && names.length > 0 && asked !== null && !names.includes(asked)
  if (model.nameSource === 'environment') {
    return (
      <Stack gap={8} className={styles.given}>
        <span>{texts.nameAtVendor}</span>
        <code>{model.upstreamName}</code>
      </Stack>
    )
  }
  return (
    <Field label={texts.nameAtVendor} hint={isUnlisted ? texts.nameUnlisted : null}>
      {(control) => (
        <Input
          {...control}
          list={listId}
          autoComplete="off"
          spellCheck={false}
          maxLength={modelLimits.nameCharacters}
          placeholder={model.usualName ?? ''}
          value={values.upstreamName}
          onChange={({ target }) => onChange({ ...values, upstreamName: target.value })}
        />
      )}
    </Field>
  )
}
