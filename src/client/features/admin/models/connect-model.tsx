import { useState } from 'react'
import { errorMessage } from '#client/lib/api'
import {
  useLocalModels,
  useModelSetUp,
  useSaveVendor,
  useTestVendor,
  type VendorFacts,
} from '#client/queries/model-set-up'
import { Button, ButtonLink } from '#client/ui/button'
import { Cluster, Stack } from '#client/ui/layout'
import { LoadFailure } from '#client/ui/load-failure'
import { TextSkeleton } from '#client/ui/skeleton'
import { Text } from '#client/ui/text'
import { TextField } from '#client/ui/text-field'
import { routes } from '#shared/contract/pages'
import { modelLimits } from '#shared/rules/models'
import { LocalPrograms } from './local-programs.tsx'
import { modelSetUpTexts as texts } from './texts.ts'

/** The first model of a new installation: a vendor and its key, or a program on this machine, or later. */
export function ConnectModel({ onDone }: { onDone: () => void }) {
  const { data, error, isFetching, refetch } = useModelSetUp()
  const runsSomething = (useLocalModels().data?.length ?? 0) > 0
  const [chosen, setChosen] = useState<VendorFacts>()
  if (error && !data) return <LoadFailure title={texts.failed} query={{ error, isFetching, refetch }} />
  if (!data) return <TextSkeleton label={texts.loading} widths={[70, 92]} />
  const compatible = data.vendors.find(({ vendor }) => vendor === 'compatible')
  return (
    <Stack gap={24}>
      <Cluster role="group" aria-label={texts.connect.vendors}>
        {data.vendors
          .filter((facts) => facts !== compatible)
          .map((facts) => (
            <Button
              key={facts.vendor}
              aria-pressed={facts.vendor === chosen?.vendor}
              variant={facts.vendor === chosen?.vendor ? 'primary' : 'secondary'}
              onClick={() => setChosen(facts)}
            >
              {facts.name}
            </Button>
          ))}
        {compatible && (
          <ButtonLink variant="secondary" href={routes.adminModels.path}>
            {texts.connect.other}
          </ButtonLink>
        )}
      </Cluster>
      {chosen && <KeyForm key={chosen.vendor} facts={chosen} onDone={onDone} />}
      {compatible && runsSomething && <LocalPrograms compatible={compatible} onUsed={onDone} />}
      <Text size={14} tone="dim">
        {texts.connect.without}
      </Text>
      <Cluster>
        <Button variant="quiet" onClick={onDone}>
          {texts.connect.later}
        </Button>
      </Cluster>
    </Stack>
  )
}

/** The key is stored and tested with one press; one that does not work stays in the field alone, for correction. */
function KeyForm({ facts: { vendor, name }, onDone }: { facts: VendorFacts; onDone: () => void }) {
  const [key, setKey] = useState('')
  const saving = useSaveVendor()
  const testing = useTestVendor()
  const failure = saving.error ?? testing.error
  const verdict = testing.data?.verdict

  async function connect() {
    await saving.mutateAsync({ vendor, change: { key: key.trim() } })
    const works = await testing.mutateAsync(vendor).then(
      ({ verdict }) => verdict === 'worked',
      () => false,
    )
    if (works) return onDone()
    await saving.mutateAsync({ vendor, change: { key: null } }) // or posts would be written with it
  }

  return (
    <Stack
      as="form"
      gap={12}
      onSubmit={(event) => {
        event.preventDefault()
        if (key.trim()) connect().catch(() => undefined) // shown by `failure`
      }}
    >
      <TextField
        label={texts.connect.key(name)}
        type="password"
        autoComplete="off"
        autoFocus
        maxLength={modelLimits.keyCharacters}
        value={key}
        error={failure ? errorMessage(failure) : verdict && verdict !== 'worked' ? texts.verdicts[verdict] : null}
        onChange={setKey}
      />
      <Cluster>
        <Button
          type="submit"
          variant="primary"
          pending={saving.isPending || testing.isPending}
          pendingLabel={texts.connect.connecting}
        >
          {texts.connect.connect}
        </Button>
      </Cluster>
    </Stack>
  )
}
