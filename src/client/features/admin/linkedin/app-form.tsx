import { errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { type LinkedinAppFacts, useSaveLinkedinSetUp, useTestLinkedinApp } from '#client/queries/linkedin/set-up'
import { Badge } from '#client/ui/badge'
import { Button } from '#client/ui/button'
import { confirmAction } from '#client/ui/confirm'
import { Hint } from '#client/ui/field'
import { Cluster, Stack } from '#client/ui/layout'
import { TextField } from '#client/ui/text-field'
import { toast } from '#client/ui/toast'
import type { LinkedinAppKind } from '#shared/rules/linkedin'
import { linkedinSetUpTexts as texts } from './texts.ts'

const settings = {
  person: { id: 'LINKEDIN_CLIENT_ID', secret: 'LINKEDIN_CLIENT_SECRET' },
  community: { id: 'LINKEDIN_COMMUNITY_CLIENT_ID', secret: 'LINKEDIN_COMMUNITY_CLIENT_SECRET' },
} as const satisfies Record<LinkedinAppKind, { id: string; secret: string }>

const tones = { environment: 'brand', database: 'ok', none: 'line' } as const

/** The id and secret of one app; a secret is write-only. Settings from the environment are shown read-only. */
export function AppForm({ kind, app }: { kind: LinkedinAppKind; app: LinkedinAppFacts }) {
  return (
    <>
      <p>
        <Badge tone={tones[app.source]}>{texts.sources[app.source]}</Badge>
      </p>
      {app.source === 'environment' ? (
        <>
          <Hint>{texts.environment(settings[kind].id, settings[kind].secret)}</Hint>
          <p>
            {texts.clientId}: <code>{app.clientId}</code>
          </p>
        </>
      ) : (
        <CredentialsForm key={app.clientId} kind={kind} app={app} />
      )}
      {app.source !== 'none' && <TestApp kind={kind} />}
    </>
  )
}

function CredentialsForm({ kind, app }: { kind: LinkedinAppKind; app: LinkedinAppFacts }) {
  const saving = useSaveLinkedinSetUp()
  const initial = { clientId: app.clientId ?? '', clientSecret: '' }
  const form = useAppForm({
    initial,
    check: ({ clientId, clientSecret }) => ({
      clientId: !clientId.trim() && texts.idMissing,
      clientSecret: !app.hasSecret && !clientSecret.trim() && texts.secretMissing,
    }),
    send: ({ clientId, clientSecret }) =>
      saving.mutateAsync({ [kind]: { clientId, ...(clientSecret.trim() && { clientSecret }) } }),
    onSent: (_saved, { clientId }) => {
      toast({ ...texts.saved, kind: 'success' })
      form.restart({ clientId: clientId.trim(), clientSecret: '' })
    },
    onFailure: (error) => {
      toast({ kind: 'error', title: texts.saveFailed, description: errorMessage(error) })
      return undefined
    },
  })

  async function forget() {
    if (!(await confirmAction({ ...texts.forgetQuestion, danger: true }))) return
    saving.mutate(
      { [kind]: null },
      {
        onSuccess: () => toast({ ...texts.forgotten, kind: 'success' }),
        onError: (error) => toast({ kind: 'error', title: texts.saveFailed, description: errorMessage(error) }),
      },
    )
  }

  return (
    <Stack as="form" gap={16} {...form.props}>
      <TextField label={texts.clientId} autoComplete="off" maxLength={200} {...form.field('clientId')} />
      <TextField
        label={texts.clientSecret}
        type="password"
        autoComplete="off"
        maxLength={500}
        {...form.field('clientSecret')}
      />
      {app.hasSecret && <Hint>{texts.secretKept}</Hint>}
      <Cluster>
        <Button type="submit" variant="primary" pending={form.isSending} pendingLabel={texts.saving}>
          {texts.save}
        </Button>
        {app.source === 'database' && (
          <Button variant="quiet-danger" onClick={() => void forget()}>
            {texts.forget}
          </Button>
        )}
      </Cluster>
    </Stack>
  )
}

/** Tests the stored values, not unsaved input. */
function TestApp({ kind }: { kind: LinkedinAppKind }) {
  const testing = useTestLinkedinApp()
  const outcome = testing.data?.outcome
  return (
    <Cluster>
      <Button pending={testing.isPending} pendingLabel={texts.testing} onClick={() => testing.mutate({ kind })}>
        {texts.test}
      </Button>
      <span role="status">
        {outcome && <Badge tone={outcome === 'ok' ? 'ok' : 'warn'}>{texts.verdicts[outcome]}</Badge>}
        {testing.error && errorMessage(testing.error, texts.testFailed)}
      </span>
    </Cluster>
  )
}
