import { useState } from 'react'
import { errorMessage } from '#client/lib/api'
import { type LocalModels, useLocalModels, useSaveVendor, type VendorFacts } from '#client/queries/model-set-up'
import { Badge } from '#client/ui/badge'
import { Button } from '#client/ui/button'
import { confirmAction } from '#client/ui/confirm'
import { Field, Hint } from '#client/ui/field'
import { FormSection } from '#client/ui/form-section'
import { Cluster, Grid, Stack } from '#client/ui/layout'
import { Select } from '#client/ui/select'
import { TextSkeleton } from '#client/ui/skeleton'
import { toast } from '#client/ui/toast'
import styles from './model-set-up.module.css'
import { modelSetUpTexts } from './texts.ts'

/** Programs with models on the server's own machine, each set up with one press. */
export function LocalPrograms({ compatible }: { compatible: VendorFacts }) {
  const texts = modelSetUpTexts.local
  const { data, error, isFetching, refetch } = useLocalModels()
  return (
    <FormSection title={texts.title} text={texts.text}>
      {data?.map((found) => (
        <LocalProgram key={found.program} found={found} compatible={compatible} />
      ))}
      {data?.length === 0 && <p>{texts.none}</p>}
      {error && <p role="alert">{errorMessage(error, texts.failed)}</p>}
      {!data && !error && <TextSkeleton label={texts.searching} widths={[60]} />}
      <Cluster wrap={false}>
        <Button pending={isFetching} pendingLabel={texts.again} onClick={() => void refetch()}>
          {texts.again}
        </Button>
      </Cluster>
    </FormSection>
  )
}

function LocalProgram({ found, compatible }: { found: LocalModels; compatible: VendorFacts }) {
  const texts = modelSetUpTexts.local
  const name = texts.programs[found.program]
  const used = compatible.baseUrl === found.baseUrl ? compatible.models[0]?.upstreamName : undefined
  const [chosen, setChosen] = useState<string>()
  const model = chosen ?? (used && found.names.includes(used) ? used : found.names[0])
  if (model === undefined) return <p>{texts.empty(name)}</p>
  return (
    <Stack gap={8} className={styles.local}>
      <p>{texts.found(name, found.baseUrl)}</p>
      {compatible.source === 'environment' ? (
        <Hint>{texts.taken}</Hint>
      ) : (
        <Grid columns="minmax(0, 1fr) auto" gap={12} align="end">
          <Field label={texts.model(name)}>
            {(control) => (
              <Select {...control} value={model} onChange={({ target }) => setChosen(target.value)}>
                {found.names.map((each) => (
                  <option key={each} value={each}>
                    {each}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {used === model ? (
            <Badge tone="ok">{texts.inUse}</Badge>
          ) : (
            <UseButton found={found} model={model} compatible={compatible} />
          )}
        </Grid>
      )}
    </Stack>
  )
}

function UseButton({ found, model, compatible }: { found: LocalModels; model: string; compatible: VendorFacts }) {
  const texts = modelSetUpTexts.local
  const saving = useSaveVendor()
  async function use() {
    const isOther = compatible.source === 'database' && compatible.baseUrl !== found.baseUrl
    if (isOther && !(await confirmAction({ ...texts.replaceQuestion, danger: true }))) return
    const label = texts.programs[found.program]
    const models = { compatible: { upstreamName: model } }
    saving.mutate(
      { vendor: 'compatible', change: { key: null, baseUrl: found.baseUrl, label, models } },
      {
        onSuccess: () => toast({ ...texts.used, kind: 'success' }),
        onError: (error) =>
          toast({ kind: 'error', title: modelSetUpTexts.saveFailed, description: errorMessage(error) }),
      },
    )
  }
  return (
    <Button variant="primary" pending={saving.isPending} pendingLabel={texts.using} onClick={() => void use()}>
      {texts.use}
    </Button>
  )
}
