import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { errorMessage } from '#client/lib/api'
import { type Snippet, useDeleteSnippet, useSaveSnippet, useSnippets } from '#client/queries/snippets'
import { Badge } from '#client/ui/badge'
import { Button } from '#client/ui/button'
import { FormSection } from '#client/ui/form-section'
import { IconButton } from '#client/ui/icon-button'
import { Grid, Stack } from '#client/ui/layout'
import { LoadFailure } from '#client/ui/load-failure'
import { Bone, Skeleton } from '#client/ui/skeleton'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import { cutText } from '#shared/linkedin/cut'
import { SnippetForm } from './snippet-form.tsx'
import styles from './snippets.module.css'
import { snippetTexts } from './texts.ts'

/** The user's snippets; one form is open at a time. */
export function SnippetList() {
  const texts = snippetTexts.list
  const { data: snippets, error, isFetching, refetch } = useSnippets()
  const [opened, setOpened] = useState<string | null>(null)
  const create = useRef<HTMLButtonElement>(null)
  const onError = (failure: Error) =>
    toast({ kind: 'error', title: snippetTexts.failed, description: errorMessage(failure) })
  const restoring = useSaveSnippet(null, { onError })
  const deleting = useDeleteSnippet({
    onSuccess: (_, { kind, content }) =>
      toast({
        kind: 'success',
        title: snippetTexts.deleted,
        action: { label: snippetTexts.undo, isUndo: true, onPress: () => restoring.mutate({ kind, content }) },
      }),
    onError,
  })

  function remove(snippet: Snippet) {
    deleting.mutate(snippet)
    create.current?.focus()
  }
  function close() {
    setOpened(null)
    requestAnimationFrame(() => create.current?.focus())
  }

  return (
    <FormSection title={texts.title}>
      {snippets ? (
        <>
          {snippets.length === 0 && opened === null && (
            <Text size={14} tone="dim">
              {texts.none}
            </Text>
          )}
          {snippets.length > 0 && (
            <ul className={styles.list}>
              {snippets.map((snippet) => (
                <li key={snippet.id}>
                  {opened === snippet.id ? (
                    <SnippetForm snippet={snippet} onClose={close} />
                  ) : (
                    <SnippetRow
                      snippet={snippet}
                      onEdit={() => setOpened(snippet.id)}
                      onDelete={() => remove(snippet)}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
          {opened === 'new' ? (
            <SnippetForm snippet={null} onClose={close} />
          ) : (
            <div>
              <Button icon={Plus} ref={create} onClick={() => setOpened('new')}>
                {texts.create}
              </Button>
            </div>
          )}
        </>
      ) : error ? (
        <LoadFailure level={3} title={texts.failed} query={{ error, isFetching, refetch }} />
      ) : (
        <Skeleton label={texts.loading}>
          <Bone width="100%" height="40px" />
        </Skeleton>
      )}
    </FormSection>
  )
}

function SnippetRow({ snippet, onEdit, onDelete }: { snippet: Snippet; onEdit: () => void; onDelete: () => void }) {
  const texts = snippetTexts.list
  const start = startOf(snippet.content)
  return (
    <Grid columns="minmax(0, 1fr) auto auto" align="start" gap={4}>
      <Stack gap={4} align="start">
        <Badge>{snippetTexts.kinds[snippet.kind]}</Badge>
        <p className={styles.content} dir="auto">
          {snippet.content}
        </p>
      </Stack>
      <IconButton icon={Pencil} size="sm" label={texts.editLabel(start)} onClick={onEdit} />
      <IconButton icon={Trash2} size="sm" label={texts.deleteLabel(start)} onClick={onDelete} />
    </Grid>
  )
}

/** Enough of a snippet to recognize it. */
function startOf(content: string): string {
  return cutText(content.replace(/\s+/g, ' '), 40, '…')
}
