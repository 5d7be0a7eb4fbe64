/** The lane for publishing, apart from others, so that slow mail and long pages don't delay posts. */
export const publishingLane = 'publishing'
/** First comments, which never delay a post. */
export const commentLane = 'first comments'
