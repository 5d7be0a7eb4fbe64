import { connectAddress } from '#client/features/linkedin/connect-address'
import type { LinkedinAccount } from '#client/queries/linkedin/accounts'
import type { Publication } from '#client/queries/linkedin/publication-cache'
import { buttonClass } from '#client/ui/button'
import { appKindOf } from '#shared/rules/linkedin'
import { keepAskedPublish } from './asked-publish.ts'
import { publicationTexts as texts } from './texts.ts'

/** Leads to LinkedIn and back to the post, which is published then unless its time is still to come. */
export function ReconnectLink({
  publication: { id, postId, dueAt },
  account,
}: {
  publication: Publication
  account: LinkedinAccount | undefined
}) {
  const isDue = Date.parse(dueAt) <= Date.now()
  const back = new URLSearchParams({ post: postId, ...(isDue && { publish: id }) })
  return (
    <a
      className={buttonClass({ size: 'sm', variant: 'primary' })}
      onClick={isDue ? () => keepAskedPublish(id) : undefined}
      href={connectAddress(account ? appKindOf(account) : 'person', `/generate?${back}`)}
    >
      {isDue ? texts.reconnectAndPublish : texts.reconnect}
    </a>
  )
}
