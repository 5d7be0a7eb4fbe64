import { ChevronDown, Send } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLinkedinAccounts } from '#client/queries/linkedin/accounts'
import type { Post } from '#client/queries/posts/post-cache'
import { Button } from '#client/ui/button'
import { ContextMenu } from '#client/ui/context-menu'
import { entryTexts } from './entry-texts.ts'
import styles from './publish-choice.module.css'
import type { Publishing } from './use-publish-dialog.tsx'

/** Publishes a post; its arrow opens the other times, and LinkedIn's own share page. */
export function PublishChoice({
  post,
  publishing: { open, isAsking, prefetch },
  share,
}: {
  post: Post
  publishing: Publishing
  share: { label: string; run: () => void }
}) {
  const arrow = useRef<HTMLButtonElement>(null)
  const [at, setAt] = useState<{ x: number; y: number } | null>(null)
  const [isNear, setIsNear] = useState(false)
  const { data: accounts = [] } = useLinkedinAccounts(isNear)
  const hasQueue = accounts.some(({ slots }) => slots.length > 0)
  const variant = post.status === 'published' ? 'secondary' : 'primary'

  function approach() {
    prefetch()
    setIsNear(true)
  }

  function openMenu() {
    const { left, bottom } = arrow.current?.getBoundingClientRect() ?? new DOMRect()
    setAt({ x: left, y: bottom + 4 })
  }

  function closeMenu() {
    setAt(null)
    arrow.current?.focus()
  }

  const item = (id: string, label: string, run: () => void) => ({ id, label, isDisabled: false, run })
  const times = [
    item('now', entryTexts.now, () => void open('now')),
    item('at', entryTexts.at, () => void open('at')),
    ...(hasQueue ? [item('queue', entryTexts.queue, () => void open('queue'))] : []),
  ]

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the buttons inside
    <span className={styles.split} onPointerEnter={approach} onFocus={approach}>
      <Button
        className={styles.first}
        variant={variant}
        icon={Send}
        pending={isAsking}
        onClick={() => void open('now')}
      >
        {entryTexts.publish}
      </Button>
      <Button
        ref={arrow}
        className={styles.arrow}
        variant={variant}
        size="icon"
        icon={ChevronDown}
        aria-label={entryTexts.more}
        aria-haspopup="menu"
        aria-expanded={at !== null}
        onClick={at ? closeMenu : openMenu}
      />
      {at && (
        <ContextMenu
          at={at}
          label={entryTexts.more}
          groups={[times, [item('share', share.label, share.run)]]}
          button={arrow}
          onClose={closeMenu}
        />
      )}
    </span>
  )
}
