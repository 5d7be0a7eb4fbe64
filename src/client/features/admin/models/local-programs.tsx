import { useState } from 'react'
import { errorMessage } from '#client/lib/api'
import { type LocalModels, useLocalModels, type VendorFacts } from '#client/queries/model-set-up'
import { Badge } from '#client/ui/badge'
import { Button } from '#client/ui/button'
import { Field, Hint } from '#client/ui/field'
import { FormSection } from '#client/ui/form-section'
import { Cluster, Grid, Stack } from '#client/ui/layout'
import { Select } from '#client/ui/select'
import { TextSkeleton } from '#client/ui/skeleton'
import styles from './model-set-up.module.css'
import { PullModel } from './pull-model.tsx'
import { modelSetUpTexts } from './texts.ts'
import { useUseLocalModel } from './use-local-model.ts'

/** Programs with models on the server's own machine, each set up with one press. */
export function LocalPrograms({ compatible, onUsed }: { compatible: VendorFacts; onUsed?: () => void }) {
  const texts = modelSetUpTexts.local
  const { data, error, isFetching, refetch } = useLocalModels()
  return (
    <FormSection title={texts.title}>
      {data?.map((found) => (
        <LocalProgram key={found.program} found={found} compatible={compatible} onUsed={onUsed} />
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

function LocalProgram({
  found,
  compatible,
  onUsed,
}: {
  found: LocalModels
  compatible: VendorFacts
  onUsed: (() => void) | undefined
}) {
  const texts = modelSetUpTexts.local
  const name = texts.programs[found.program]
  const used = compatible.baseUrl === found.baseUrl ? compatible.models[0]?.upstreamName : undefined
  const [chosen, setChosen] = useState<string>()
  const model = chosen ?? (used && found.names.includes(used) ? used : found.names[0])
  const { use, isPending } = useUseLocalModel(found, compatible, onUsed)
  if (model === undefined) {
    const isOllama = found.program === 'ollama' && compatible.source !== 'environment'
    return isOllama ? <PullModel program={name} onPulled={(pulled) => void use(pulled)} /> : <p>{texts.empty(name)}</p>
  }
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
            <Button variant="primary" pending={isPending} pendingLabel={texts.using} onClick={() => void use(model)}>
              {texts.use}
            </Button>
          )}
        </Grid>
      )}
    </Stack>
  )
}
