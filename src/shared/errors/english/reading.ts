import { megabytes } from '#shared/rules/amounts'
import { limits } from '#shared/rules/limits'
import { operation } from '#shared/rules/operation'

/** Addresses, pages and documents that can't be read, or not whole. */
export const readingSentences = {
  addressRefused: () => "This address can't be read. Use a public http or https address.",
  siteUnknown: () => 'No site was found at this address. Check the address.',
  siteUnreachable: () => 'This site could not be reached. Try again later, or paste the text instead.',
  siteInsecure: () => "This site's connection is not secure. Paste its text instead.",
  siteTooSlow: () => 'This site took too long to answer. Try again later, or paste the text instead.',
  siteHeadersTooLarge: () => 'This site sends headers that are too large. Paste its text instead.',
  siteLimitsRequests: () => 'This site gets too many requests. Try again in a few minutes, or paste the text instead.',
  siteHasProblem: () => 'This site has a problem right now. Try again later, or paste the text instead.',
  siteIsWalled: ({ site }: { site: string }) => `${site} links can't be read. Paste the text instead.`,
  siteHasVideos: ({ site }: { site: string }) =>
    `${site} links lead to videos, not to text. Paste a transcript instead.`,
  youtubeHasTranscripts: () =>
    'YouTube links lead to videos, not to text. Open “Show transcript” below the video, copy it, and paste it as text.',
  linkHidesAddress: ({ site }: { site: string }) =>
    `This ${site} link hides the article's address. Open it in your browser and use the address it ends at, or paste the text instead.`,
  tooManyRedirects: () => 'This address sends readers from page to page. Use the address of the article itself.',

  pageMissing: () => 'There is no page at this address. Check the address.',
  pageForbidden: () => 'This page blocks automatic reading. Paste its text instead.',
  pageIsPaid: () => 'This page is for paying readers only. Paste its text instead.',
  pageWithheld: () => 'This page is withheld for legal reasons. Paste its text instead.',
  pageStatus: ({ status }: { status: number }) =>
    `This page could not be read (the site answered ${status}). Paste its text instead.`,
  pageTooLarge: () => `This page is larger than ${megabytes(operation.pageBytes)} MB. Paste its text instead.`,
  handedOverPageTooLarge: () =>
    `This page is larger than ${megabytes(limits.handedOverBytes)} MB. Select the text of the article and paste that instead.`,
  pageTooComplex: () => 'This page is too large or complex to read. Paste its text instead.',
  pageEmpty: () => 'This page is empty. Paste the text instead.',
  documentsBusy: () => 'Too many documents are being read right now. Please try again in a moment.',
  pageDamaged: () => 'This page could not be unpacked. Try again later, or paste its text instead.',
  pagesBusy: () => 'Many pages are being read right now. Please try again in a moment.',
  readingCancelled: () => 'Reading was cancelled.',

  pageAsksConsent: () => 'This page shows a consent or sign-in form instead of the article. Paste its text instead.',
  siteAsksAgreement: () =>
    'This site wants readers to agree to tracking, or to pay, before it shows the article. Open it in your browser, and paste its text instead.',
  pageAsksSignIn: () =>
    'This page asks readers to sign in before it shows the article. Open it in your browser, and paste its text instead.',
  siteChecksForRobots: () =>
    'This site checks whether a person is reading, and showed no article. Open it in your browser, and paste its text instead.',
  pageNotInRegion: () =>
    'This site shows the page only to readers in some countries. Paste its text instead, if you can open it.',
  pageIsError: () =>
    'The site shows an error page at this address, such as “page not found”. Check the address, or paste its text instead.',
  pageNeedsBrowser: () =>
    'This page is empty until a browser runs its scripts. Open it in your browser, and paste its text instead.',
  pageIsListing: () =>
    'This looks like a front page or a list, not like one article. Open one article and use its address, or paste its text instead.',
  pageIsListingPartly: () =>
    'This looks like a front page or a list, not like one article. Open one article and use its address, or write from what is shown here.',
  noArticleFound: () => 'No article was found at this address. Check it, or paste its text instead.',
  pageWithoutArticle: () => 'This kind of page holds no article to read. Paste its text instead.',
  articleBehindPaywall: () => 'Nothing of this article is free to read. Paste its text instead.',
  restBehindPaywall: () =>
    'The rest of this article is behind a paywall. Write from the free part, or paste the whole text if you can read it.',
  articlePagesMissing: ({ pages }: { pages: number }) =>
    pages === 1
      ? 'This article goes on over several pages, and only the first could be read. Write from it, or paste the whole text.'
      : `This article goes on over several pages, and only the first ${pages} could be read. Write from them, or paste the whole text.`,
  articlePartlyRead: () => 'Only part of this article could be read. Write from that part, or paste the whole text.',

  addressIsImage: () => 'This address leads to an image. Use the address of the article it stands in.',
  addressIsVideo: () => 'This address leads to a video. Use the address of an article, or paste a transcript.',
  addressIsSound: () =>
    'This address leads to a sound recording. Use the address of an article, or paste a transcript.',
  addressIsData: () =>
    'This address leads to data (JSON), not to an article. Use the address of an article or a document.',
  addressIsFeed: () =>
    'This address leads to a feed, not to one article. Open one of its articles and use that address.',
  addressIsSitemap: () =>
    'This address leads to a list of addresses for search engines. Use the address of one article.',
  addressIsFile: () =>
    'This address leads to a file that is neither a page nor a document. Use the address of an article or a document.',

  documentEmpty: () => 'The file is empty.',
  documentTooLarge: () => `Please upload a file smaller than ${megabytes(limits.fileBytes)}MB.`,
  documentUnsupported: () => 'Please upload a PDF, Word document, text file, CSV, Excel, or PowerPoint file.',
  documentLocked: () => 'This file is password protected. Remove the password and upload it again.',
  documentWithoutText: () => 'No text was found in this file. It may be a scan.',
  documentGarbled: () =>
    "The letters in this file can't be read as text: its fonts don't say which letters they are. Export it again, or upload a scan with text recognition turned on.",
  documentIsForm: () =>
    "This PDF is a form that only Adobe's programs show. Print it to a new PDF from there, and upload that.",
  documentIsPortfolio: () =>
    'This PDF is a portfolio that only holds other files. Save the file you mean from it, and upload that.',
  documentCorrupt: () => 'This file could not be read. It may be damaged.',
  documentTooComplex: () => 'This file is too large or complex to read.',
  linkedDocumentLocked: () => 'The document at this address is password protected. Paste its text instead.',
  linkedDocumentWithoutText: () =>
    'No text was found in the document at this address. It may be a scan. Paste its text instead.',
  linkedDocumentGarbled: () =>
    "The letters in the document at this address can't be read as text. Paste its text instead.",
  linkedDocumentIsForm: () =>
    "The document at this address is a form that only Adobe's programs show. Paste its text instead.",
  linkedDocumentIsPortfolio: () =>
    'The document at this address is a portfolio that only holds other files. Upload the file you mean.',
  linkedDocumentCorrupt: () =>
    'The document at this address could not be read. It may be damaged. Paste its text instead.',
  linkedDocumentTooComplex: () =>
    'The document at this address is too large or complex to read. Paste its text instead.',
}
