import { useId } from 'react'
import { errorMessage } from '#client/lib/api'
import { type AppForm, useAppForm } from '#client/lib/form'
import { formatNumber } from '#client/lib/formatting'
import { useSaveVendor, type VendorFacts } from '#client/queries/model-set-up'
import { Button } from '#client/ui/button'
import { confirmAction } from '#client/ui/confirm'
import { Field, Hint } from '#client/ui/field'
import { Input } from '#client/ui/input'
import { Cluster, Stack } from '#client/ui/layout'
import { TextField } from '#client/ui/text-field'
import { toast } from '#client/ui/toast'
import { modelLimits } from '#shared/rules/models'
import { environmentNames } from './environment-names.ts'
import { ModelFields } from './model-fields.tsx'
import styles from './model-set-up.module.css'
import { modelSetUpTexts as texts } from './texts.ts'
import { changeOf, isCallCount, isWebAddress, type VendorValues, valuesOf } from './vendor-values.ts'

/** Key and address of a vendor, and its models. Settings from the environment are shown read-only. */
export function VendorForm({
  facts,
  names,
  onChanged,
}: {
  facts: VendorFacts
  /** The models available to the key, once the vendor has listed them. */
  names: readonly string[] | null
  /** Clears the vendor's response, which was for another key or address. */
  onChanged: () => void
}) {
  const { vendor, source } = facts
  const listId = useId()
  const saving = useSaveVendor()
  const fail = (error: Error) => toast({ kind: 'error', title: texts.saveFailed, description: errorMessage(error) })
  const form = useAppForm<VendorValues, Awaited<ReturnType<typeof saving.mutateAsync>>>({
    initial: valuesOf(facts),
    draft: `models-${vendor}`,
    secrets: ['key'],
    check: (values) => findProblems(facts, values),
    send: (values) => saving.mutateAsync({ vendor, change: changeOf(facts, values) }),
    onSent: (saved) => {
      toast({ ...texts.saved, kind: 'success' })
      restart(saved.vendors)
      onChanged()
    },
    onFailure: (error) => {
      fail(error)
      return undefined
    },
  })

  function restart(vendors: readonly VendorFacts[]) {
    const now = vendors.find((each) => each.vendor === vendor)
    if (now) form.restart(valuesOf(now))
  }

  async function forget() {
    if (!(await confirmAction({ ...texts.forgetQuestion, danger: true }))) return
    saving.mutate(
      { vendor, change: { key: null, baseUrl: null } },
      {
        onSuccess: ({ vendors }) => {
          toast({ ...texts.forgotten, kind: 'success' })
          restart(vendors)
          onChanged()
        },
        onError: fail,
      },
    )
  }

  return (
    <Stack as="form" gap={16} {...form.props}>
      {source === 'environment' ? <GivenAccount facts={facts} /> : <AccountFields facts={facts} form={form} />}
      {facts.models.map((model) => (
        <ModelFields
          key={model.id}
          model={model}
          values={form.values.models[model.id]}
          error={form.field('models').error}
          names={names}
          listId={listId}
          onChange={(changed) => form.change({ models: { ...form.values.models, [model.id]: changed } })}
        />
      ))}
      <datalist id={listId}>
        {names?.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {facts.models.length > 1 && (
        <Field label={texts.vendorCalls} error={form.field('dailyCalls').error} hint={usedToday(facts)}>
          {(control) => (
            <Input
              {...control}
              className={styles.short}
              inputMode="numeric"
              maxLength={7}
              placeholder={texts.callsUsual}
              value={form.values.dailyCalls}
              onChange={({ target }) => form.change({ dailyCalls: target.value })}
            />
          )}
        </Field>
      )}
      <Cluster>
        <Button type="submit" variant="primary" pending={form.isSending} pendingLabel={texts.saving}>
          {texts.save}
        </Button>
        {source === 'database' && (
          <Button variant="quiet-danger" onClick={() => void forget()}>
            {texts.forget}
          </Button>
        )}
      </Cluster>
    </Stack>
  )
}

function GivenAccount({ facts: { vendor, keyEnding, baseUrl } }: { facts: VendorFacts }) {
  return (
    <>
      <Hint>{texts.environment(environmentNames[vendor])}</Hint>
      {keyEnding && <p>{texts.keyInUse(keyEnding)}</p>}
      {baseUrl && (
        <p className={styles.address}>
          {texts.address}: <code>{baseUrl}</code>
        </p>
      )}
    </>
  )
}

function AccountFields({ facts, form }: { facts: VendorFacts; form: AppForm<VendorValues> }) {
  const { vendor, hasKey, keyEnding, isKeyLost } = facts
  const isCompatible = vendor === 'compatible'
  const kept = keyEnding ? texts.keyEnds(keyEnding) : hasKey ? texts.keyKept : null
  return (
    <>
      <Field
        label={texts.key}
        optional={isCompatible}
        error={form.field('key').error ?? (isKeyLost ? texts.keyLost : null)}
        hint={kept}
      >
        {(control) => (
          <Input
            {...control}
            type="password"
            autoComplete="off"
            maxLength={modelLimits.keyCharacters}
            value={form.values.key}
            onChange={({ target }) => form.change({ key: target.value })}
          />
        )}
      </Field>
      <TextField
        label={texts.address}
        optional={!isCompatible}
        inputMode="url"
        autoComplete="off"
        maxLength={modelLimits.addressCharacters}
        placeholder={isCompatible ? texts.addressHint : texts.addressUsual}
        {...form.field('baseUrl')}
      />
      {isCompatible && (
        <TextField
          label={texts.label}
          optional
          autoComplete="off"
          maxLength={modelLimits.labelCharacters}
          placeholder={texts.labelUsual}
          {...form.field('label')}
        />
      )}
    </>
  )
}

function usedToday({ dailyCalls, callsToday }: VendorFacts): string | null {
  return dailyCalls === null ? null : texts.callsToday(formatNumber(callsToday), formatNumber(dailyCalls))
}

function findProblems(facts: VendorFacts, values: VendorValues) {
  const isOurs = facts.source !== 'environment'
  const isMissing = isOurs && facts.vendor === 'compatible' && Boolean(values.key.trim()) && !values.baseUrl.trim()
  const isWrong = isOurs && Boolean(values.baseUrl.trim()) && !isWebAddress(values.baseUrl)
  return {
    baseUrl: (isMissing && texts.addressMissing) || (isWrong && texts.addressWrong),
    dailyCalls: !isCallCount(values.dailyCalls) && texts.callsWrong,
    models: Object.values(values.models).some(({ dailyCalls }) => !isCallCount(dailyCalls)) && texts.callsWrong,
  }
}
