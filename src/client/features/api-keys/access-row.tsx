import { Badge } from '#client/ui/badge'
import { Button } from '#client/ui/button'
import { confirmAction } from '#client/ui/confirm'
import { Cluster } from '#client/ui/layout'
import { ListRow } from '#client/ui/list-row'
import { Text } from '#client/ui/text'
import type { KeyScope } from '#shared/rules/api-keys'
import { keyTexts } from './texts.ts'

/** A key or a connected app: what it may do, what is known of it, and a button that ends it after a question. */
export function AccessRow({
  name,
  scopes,
  facts,
  end,
  endLabel,
  question,
  isEnding,
  onEnd,
}: {
  name: string
  scopes: readonly KeyScope[]
  facts: readonly string[]
  end: string
  /** Names it for screen readers. */
  endLabel: string
  question: { title: string; description: string; confirmLabel: string }
  isEnding: boolean
  onEnd: () => void
}) {
  async function askAndEnd() {
    if (await confirmAction({ ...question, danger: true })) onEnd()
  }

  return (
    <ListRow
      actions={
        <Button
          size="sm"
          variant="quiet-danger"
          aria-label={endLabel}
          pending={isEnding}
          onClick={() => void askAndEnd()}
        >
          {end}
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
