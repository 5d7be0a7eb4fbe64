import { errorMessage } from '#client/lib/api'
import { type Snippet, useSaveSnippet, useSnippets } from '#client/queries/snippets'
import { Link } from '#client/ui/link'
import { LoadFailure } from '#client/ui/load-failure'
import { Spinner } from '#client/ui/spinner'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import { limits } from '#shared/rules/limits'
import { type SnippetKind, snippetKinds } from '#shared/rules/snippets'
import { endingOf, hookOf } from './place-snippet.ts'
import styles from './snippets.module.css'
import { snippetTexts } from './texts.ts'

/** The snippets to insert, and the parts of this post that can be saved as one. */
export function SnippetChoices({
  text,
  onPick,
  onClose,
}: {
  text: string
  onPick: (snippet: Snippet) => void
  onClose: () => void
}) {
  const { data: snippets, error, isFetching, refetch } = useSnippets()
  if (!snippets) {
    if (!error) return <Spinner label={snippetTexts.list.loading} />
    return <LoadFailure level={3} title={snippetTexts.list.failed} query={{ error, isFetching, refetch }} />
  }
  return (
    <>
      {snippets.length === 0 && (
        <Text size={14} tone="dim">
          {snippetTexts.list.none}
        </Text>
      )}
      {snippetKinds.map((kind) => {
        const ofKind = snippets.filter((snippet) => snippet.kind === kind)
        if (ofKind.length === 0) return null
        return (
          <section key={kind} aria-label={snippetTexts.kinds[kind]}>
            <Text as="h3" size={12} tone="dim">
              {snippetTexts.kinds[kind]}
            </Text>
            {ofKind.map((snippet) => (
              <button
                key={snippet.id}
                type="button"
                className={styles.choice}
                dir="auto"
                onClick={() => onPick(snippet)}
              >
                {snippet.content}
              </button>
            ))}
          </section>
        )
      })}
      <Keep text={text} snippets={snippets} onKept={onClose} />
      <Link className={styles.manage} href="/settings?tab=your-voice">
        {snippetTexts.insert.manage}
      </Link>
    </>
  )
}

/** Offers to save the post's opening and ending as snippets, unless they are saved already. */
function Keep({ text, snippets, onKept }: { text: string; snippets: readonly Snippet[]; onKept: () => void }) {
  const { keep, keepHook, keepEnding } = snippetTexts.insert
  const saving = useSaveSnippet(null, {
    onSuccess: () => {
      toast({ kind: 'success', title: snippetTexts.saved })
      onKept()
    },
    onError: (error) => toast({ kind: 'error', title: snippetTexts.failed, description: errorMessage(error) }),
  })
  const offers: { kind: SnippetKind; content: string; label: string }[] = [
    { kind: 'hook' as const, content: hookOf(text), label: keepHook },
    { kind: 'ending' as const, content: endingOf(text), label: keepEnding },
  ].filter(
    ({ kind, content }) =>
      content !== '' &&
      content.length <= limits.snippetCharacters &&
      !snippets.some((snippet) => snippet.kind === kind && snippet.content === content),
  )
  if (offers.length === 0) return null
  return (
    <section aria-label={keep}>
      <Text as="h3" size={12} tone="dim">
        {keep}
      </Text>
      {offers.map(({ label, kind, content }) => (
        <button
          key={kind}
          type="button"
          className={styles.choice}
          aria-disabled={saving.isPending}
          onClick={() => !saving.isPending && saving.mutate({ kind, content })}
        >
          {label}
        </button>
      ))}
    </section>
  )
}
