import { AccessRow } from '#client/features/api-keys/access-row'
import { errorMessage } from '#client/lib/api'
import { formatDate } from '#client/lib/formatting'
import { workspaceSlug } from '#client/lib/workspace'
import { type ConnectedApp, useConnectedApps, useDisconnectApp } from '#client/queries/connected-apps'
import { FormSection } from '#client/ui/form-section'
import { ListSkeleton } from '#client/ui/list-row'
import { LoadFailure } from '#client/ui/load-failure'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import { appTexts as texts } from './texts.ts'

/** Third-party apps that act in this workspace. */
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

  return (
    <AccessRow
      name={name}
      scopes={scopes}
      facts={facts}
      end={texts.disconnect}
      endLabel={texts.disconnectLabel(name)}
      question={texts.disconnectQuestion}
      isEnding={disconnecting.isPending}
      onEnd={() => disconnecting.mutate(app)}
    />
  )
}
