import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatNumber } from '#client/lib/formatting'
import { Badge } from '#client/ui/badge'
import { Button } from '#client/ui/button'
import { FormSection } from '#client/ui/form-section'
import { IconButton } from '#client/ui/icon-button'
import { Cluster, Stack } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { limits } from '#shared/rules/limits'
import { previewExamples } from '../preview-examples.ts'
import type { ArchivePosts } from './archive/read-shares.ts'
import { ArchiveField } from './archive-field.tsx'
import { ArchiveMemory } from './archive-memory.tsx'
import styles from './own-posts.module.css'
import { PasteField } from './paste-field.tsx'
import { type AddedPosts, addPosts } from './split-posts.ts'
import { voiceTexts } from './texts.ts'

/** The author's posts from elsewhere: ways to add them, and the list. */
export function OwnPosts({ posts, onChange }: { posts: readonly string[]; onChange: (posts: string[]) => void }) {
  const texts = voiceTexts.posts
  const [news, setNews] = useState('')
  const [dated, setDated] = useState<ArchivePosts['dated'] | null>(null)

  function add(more: readonly string[], foundInArchive?: number): AddedPosts {
    const result = addPosts(posts, more)
    if (result.added > 0) onChange(result.posts)
    setNews(describe(result, foundInArchive))
    return result
  }

  return (
    <FormSection title={texts.title} text={texts.text(formatNumber(limits.ownPostsShown))}>
      <ArchiveField
        onRead={({ posts: read, found, dated: all }) => {
          add(read, found)
          setDated(all)
        }}
      />
      <ArchiveMemory posts={dated} />
      <PasteField onAdd={add} />
      <Stack gap={8}>
        <Cluster wrap={false} justify="space-between">
          <Text size={14} tone="dim" role="status">
            {posts.length === 0 ? texts.none : texts.kept(formatNumber(posts.length), formatNumber(limits.ownPosts))}{' '}
            {news}
          </Text>
          {posts.length > 1 && (
            <Button variant="quiet" size="sm" onClick={() => onChange([])}>
              {texts.removeAll}
            </Button>
          )}
        </Cluster>
        <PostList posts={posts} onChange={onChange} />
      </Stack>
    </FormSection>
  )
}

/** After removing one, the focus moves to the next. */
function PostList({ posts, onChange }: { posts: readonly string[]; onChange: (posts: string[]) => void }) {
  const texts = voiceTexts.posts
  const list = useRef<HTMLUListElement>(null)

  function remove(place: number) {
    const next = Math.min(place, posts.length - 2)
    onChange(posts.toSpliced(place, 1))
    requestAnimationFrame(() => list.current?.querySelectorAll('button')[next]?.focus())
  }

  if (posts.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be reached by the keyboard
    <ul className={styles.list} ref={list} tabIndex={0} aria-label={texts.title}>
      {posts.map((post, place) => {
        const start = previewExamples([post]).previews[0] ?? ''
        return (
          <li key={post} className={styles.post}>
            <span className={styles.start} dir="auto">
              {start}
            </span>
            {place < limits.ownPostsShown && (
              <span className={styles.badge}>
                <Badge tone="brand">{texts.typical}</Badge>
              </span>
            )}
            <IconButton
              className={styles.remove}
              icon={X}
              size="sm"
              label={texts.remove(start)}
              onClick={() => remove(place)}
            />
          </li>
        )
      })}
    </ul>
  )
}

function describe({ added, noRoom }: AddedPosts, foundInArchive: number | undefined): string {
  const texts = voiceTexts.posts
  if (added === 0) return noRoom.length > 0 ? texts.noRoom : texts.nothingNew
  return foundInArchive !== undefined && foundInArchive > added
    ? texts.newest(formatNumber(added), formatNumber(foundInArchive))
    : texts.added(added)
}
