import { ReviewPage } from '#client/features/reviews/page/review-page'
import { PlainPage } from '#client/ui/plain-page'

/** /review#TOKEN: a post for someone who reads it by a private link. */
export function ReviewScreen() {
  return (
    <PlainPage wide>
      <ReviewPage />
    </PlainPage>
  )
}
