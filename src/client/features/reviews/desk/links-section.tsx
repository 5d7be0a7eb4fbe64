import { Copy, Link2 } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '#client/lib/api'
import { formatDate } from '#client/lib/formatting'
import { type Review, useCreateReviewLink, useWithdrawReviewLink } from '#client/queries/posts/reviews'
import { Button } from '#client/ui/button'
import { confirmAction } from '#client/ui/confirm'
import { copyText } from '#client/ui/copy-text'
import { Cluster, Stack } from '#client/ui/layout'
import { ReadOnlyField } from '#client/ui/read-only-field'
import { SwitchLine } from '#client/ui/switch'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import { TitledSection } from '../parts/titled-section.tsx'
import styles from './desk.module.css'
import { deskTexts as texts } from './texts.ts'

/** Private links to the post, for people without an account. */
export function LinksSection({ postId, links }: { postId: string; links: Review['links'] }) {
  const [approves, setApproves] = useState(true)
  const [made, setMade] = useState<{ id: string; url: string } | null>(null)
  const create = useCreateReviewLink(postId, { onSuccess: setMade, onError: showError })
  return (
    <TitledSection title={texts.links} level={3}>
      <Stack gap={12}>
        <Text size={14} tone="dim">
          {texts.linksHint}
        </Text>
        {made && links.some((link) => link.id === made.id) && <NewLink url={made.url} />}
        {links.length > 0 && (
          <ul className={styles.links}>
            {links.map((link) => (
              <LinkRow key={link.id} postId={postId} link={link} />
            ))}
          </ul>
        )}
        <SwitchLine label={texts.mayApprove} checked={approves} onChange={setApproves} />
        <Button
          start
          icon={Link2}
          pending={create.isPending}
          pendingLabel={texts.creating}
          onClick={() => create.mutate(approves)}
        >
          {texts.newLink}
        </Button>
      </Stack>
    </TitledSection>
  )
}

/** Its address is known only now. */
function NewLink({ url }: { url: string }) {
  return (
    <div role="status" className={styles.made}>
      <ReadOnlyField label={texts.linkLabel} hint={texts.shownOnce} value={url} />
      <Button variant="primary" icon={Copy} onClick={() => void copyText(url, texts)}>
        {texts.copy}
      </Button>
    </div>
  )
}

function LinkRow({ postId, link: { id, approves, expiresAt } }: { postId: string; link: Review['links'][number] }) {
  const withdraw = useWithdrawReviewLink(postId, { onError: showError })

  async function askAndWithdraw() {
    if (await confirmAction({ ...texts.withdrawLinkQuestion, danger: true })) withdraw.mutate(id)
  }

  return (
    <Cluster as="li" justify="space-between" className={styles.link}>
      <span>
        {approves ? texts.kinds.approves : texts.kinds.reads}{' '}
        <Text as="span" size={14} tone="dim">
          {texts.expires(formatDate(expiresAt))}
        </Text>
      </span>
      <Button size="sm" variant="quiet-danger" pending={withdraw.isPending} onClick={() => void askAndWithdraw()}>
        {texts.withdrawLink}
      </Button>
    </Cluster>
  )
}

function showError(error: Error): void {
  toast({ kind: 'error', title: texts.failed, description: errorMessage(error) })
}
