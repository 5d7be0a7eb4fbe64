import { keyTexts } from '#client/features/api-keys/texts'
import { errorMessage } from '#client/lib/api'
import { formatDate } from '#client/lib/formatting'
import { workspaceSlug } from '#client/lib/workspace'
import { type ConnectedApp, useConnectedApps, useDisconnectApp } from '#client/queries/connected-apps'
import { Badge } from '#client/ui/badge'
import { Button } from '#client/ui/button'
import { confirmAction } from '#client/ui/confirm'
import { FormSection } from '#client/ui/form-section'
import { Cluster } from '#client/ui/layout'
import { ListRow, ListSkeleton } from '#client/ui/list-row'
import { LoadFailure } from '#client/ui/load-failure'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import { appTexts as texts } from './texts.ts'

/** The apps of others that act in this page's workspace. */
export function ConnectedAppsSection() {
  const query = useConnectedApps()
  const here = query.data?.filter(({ workspace }) => (workspace?.slug ?? null) === workspaceSlug())
  return (
    <FormSection title={texts.title} text={texts.about}>
      {here ? (
        <>
          {here.length === 0 ? (
            <Text size={14} tone="dim">
              {texts.none}
            </Text>
          ) : (
            <ul>
              {here.map((app) => (
                <Row key={app.id} app={app} />
              ))}
            </ul>
          )}
          <div>
            <a href="/handbook/mcp.html" target="_blank" rel="noopener">
              {texts.guide}
            </a>
          </div>
        </>
      ) : query.error ? (
        <LoadFailure level={3} title={texts.failed} query={query} />
      ) : (
        <ListSkeleton label={texts.loading} />
      )}
    </FormSection>
  )
}

function Row({ app }: { app: ConnectedApp }) {
  const { name, host, scopes, person, createdAt, lastUsedAt, lastUsedFrom } = app
  const disconnecting = useDisconnectApp({
    onSuccess: () => toast({ kind: 'success', title: texts.disconnected }),
    onError: (error) => toast({ kind: 'error', title: texts.disconnectFailed, description: errorMessage(error) }),
  })
  const facts = [
    host ?? texts.selfRegistered,
    texts.since(formatDate(createdAt)),
    lastUsedAt === null ? texts.neverUsed : texts.lastUsed(formatDate(lastUsedAt), lastUsedFrom ?? ''),
    ...(person.isOneself ? [] : [texts.by(person.name)]),
  ]

  async function askAndDisconnect() {
    if (await confirmAction({ ...texts.disconnectQuestion, danger: true })) disconnecting.mutate(app)
  }

  return (
    <ListRow
      actions={
        <Button
          size="sm"
          variant="quiet-danger"
          aria-label={texts.disconnectLabel(name)}
          pending={disconnecting.isPending}
          onClick={() => void askAndDisconnect()}
        >
          {texts.disconnect}
        </Button>
      }
    >
      <Cluster>
        <b dir="auto">{name}</b>
        {scopes.map((scope) => (
          <Badge key={scope}>{keyTexts.scopes[scope]}</Badge>
        ))}
      </Cluster>
      <Text size={14} tone="dim">
        {facts.join(' · ')}
      </Text>
    </ListRow>
  )
}
