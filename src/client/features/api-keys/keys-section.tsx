import { Plus } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '#client/lib/api'
import { formatDate } from '#client/lib/formatting'
import { workspaceSlug } from '#client/lib/workspace'
import { type ApiKey, useApiKeys, useRevokeApiKey } from '#client/queries/api-keys'
import { Button } from '#client/ui/button'
import { FormSection } from '#client/ui/form-section'
import { Cluster } from '#client/ui/layout'
import { ListSkeleton } from '#client/ui/list-row'
import { LoadFailure } from '#client/ui/load-failure'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import { AccessRow } from './access-row.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { keyTexts as texts } from './texts.ts'

/** The keys of the API that act in this page's workspace. */
export function KeysSection() {
  const query = useApiKeys()
  const [isAdding, setIsAdding] = useState(false)
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
              {here.map((key) => (
                <Row key={key.id} apiKey={key} />
              ))}
            </ul>
          )}
          <Cluster gap={16}>
            <Button icon={Plus} onClick={() => setIsAdding(true)}>
              {texts.add}
            </Button>
            <a href="/api/docs" target="_blank" rel="noopener">
              {texts.reference}
            </a>
          </Cluster>
        </>
      ) : query.error ? (
        <LoadFailure level={3} title={texts.failed} query={query} />
      ) : (
        <ListSkeleton label={texts.loading} />
      )}
      {isAdding && <NewKeyDialog onClose={() => setIsAdding(false)} />}
    </FormSection>
  )
}

function Row({ apiKey }: { apiKey: ApiKey }) {
  const { name, last4, scopes, issuer, expiresAt, lastUsedAt, lastUsedFrom } = apiKey
  const revoking = useRevokeApiKey({
    onSuccess: () => toast({ kind: 'success', title: texts.revoked }),
    onError: (error) => toast({ kind: 'error', title: texts.revokeFailed, description: errorMessage(error) }),
  })
  const hasExpired = Date.parse(expiresAt) <= Date.now()
  const facts = [
    texts.ends(last4),
    hasExpired ? texts.expired : texts.expires(formatDate(expiresAt)),
    lastUsedAt === null ? texts.neverUsed : texts.lastUsed(formatDate(lastUsedAt), lastUsedFrom ?? ''),
    ...(issuer.isOneself ? [] : [texts.by(issuer.name)]),
  ]

  return (
    <AccessRow
      name={name}
      scopes={scopes}
      facts={facts}
      end={texts.revoke}
      endLabel={texts.revokeLabel(name)}
      question={texts.revokeQuestion}
      isEnding={revoking.isPending}
      onEnd={() => revoking.mutate(apiKey)}
    />
  )
}
