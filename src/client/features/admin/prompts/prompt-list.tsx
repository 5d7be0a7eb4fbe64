import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { Stack } from '#client/ui/layout'
import { ListSkeleton } from '#client/ui/list-row'
import { LoadFailure } from '#client/ui/load-failure'
import { SectionTitle } from '#client/ui/section-title'
import styles from './prompt-list.module.css'
import { type OpenedName, openerId } from './use-opened.ts'

/**
 * The section around a list of content styles or prompt templates: its title, a description, and the list once loaded.
 */
export function PromptList<Stored>({
  name,
  words,
  list,
  onOpen,
  children,
}: {
  /** The address's parameter for the open form. */
  name: OpenedName
  words: {
    title: string
    create: string
    failed: string
    loading: string
    empty: string
  }
  list: { data: Stored[] | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown }
  /** Called with `new` or an id. */
  onOpen: (which: string) => void
  children: (stored: Stored[]) => ReactNode
}) {
  const { data, error, isFetching, refetch } = list
  const create = (
    <Button id={openerId(name, 'new')} variant="primary" icon={Plus} onClick={() => onOpen('new')}>
      {words.create}
    </Button>
  )
  return (
    <section className={styles.section} aria-label={words.title}>
      <SectionTitle title={words.title}>{data && data.length > 0 && create}</SectionTitle>
      <Stack gap={12}>
        {data ? (
          data.length > 0 ? (
            children(data)
          ) : (
            <Callout level={3} title={words.empty} action={create} />
          )
        ) : error ? (
          <LoadFailure level={3} title={words.failed} query={{ error, isFetching, refetch }} />
        ) : (
          <ListSkeleton label={words.loading} />
        )}
      </Stack>
    </section>
  )
}
