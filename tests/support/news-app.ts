import { afterAll, beforeAll } from 'vitest'
import { type NewsSite, startNewsSite } from './news-site.ts'
import { startTestApp, type TestApp } from './test-app.ts'

/** For all tests of a file: a newspaper, and a server that may read it. @param take gets both when they run */
export function serveNewsApp(take: (started: { app: TestApp; news: NewsSite }) => void): void {
  let app: TestApp
  let news: NewsSite

  beforeAll(async () => {
    news = await startNewsSite()
    app = await startTestApp({ environment: news.environment })
    take({ app, news })
  })

  afterAll(async () => {
    await app.close()
    await news.close()
  })
}
