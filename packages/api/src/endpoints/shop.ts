import type { Answer, Input, MessageCode } from "@noren/contract";
import { COLLECTION_MAX_PAGE_SIZE, PER_ALL } from "@noren/domain/limits";
import { api, PRODUCT_TAGS } from "../api.ts";
import { withPagination, type Paged } from "../answers.ts";
import { buildQuery } from "../build-query.ts";

const getEnvironment = buildQuery("getEnvironment", "GET", "/public.json");
const getSettings = buildQuery("getSettings", "GET", "/v1/settings/front");
const listMessages = buildQuery("listMessages", "GET", "/v1/messages");
const getMessage = buildQuery("getMessage", "GET", "/v1/messages/{code}");
const listBanners = buildQuery("listBanners", "GET", "/v1/banners");
const getCollection = buildQuery("getCollection", "GET", "/v1/collections/{alias}");
const getStaticPage = buildQuery("getStaticPage", "GET", "/v1/static-pages/url{path}");
const listStaticPageUrls = buildQuery("listStaticPageUrls", "GET", "/v1/static-pages/urls");
const listBusinessDates = buildQuery("listBusinessDates", "GET", "/v1/business-dates/monthly/calendar/front");

type Collection = { alias: string } & NonNullable<Input<"getCollection">["query"]>;

export const shop = api.injectEndpoints({
  endpoints: (build) => ({
    getEnvironment: build.query<Answer<"getEnvironment">, void>({ query: () => getEnvironment() }),
    getSettings: build.query<Answer<"getSettings">, void>({ query: () => getSettings() }),
    listMessages: build.query<Answer<"listMessages">, void>({ query: () => listMessages({ query: { per: PER_ALL } }) }),
    getMessage: build.query<Answer<"getMessage">, MessageCode>({ query: (code) => getMessage({ params: { code } }) }),
    /** The banners of an area that are currently shown. */
    listBanners: build.query<Answer<"listBanners">, string>({
      query: (area) => listBanners({ query: { area, is_show: true } }),
    }),
    getCollection: build.query<Paged<"getCollection">, Collection>({
      query: ({ alias, ...query }) => getCollection({ params: { alias }, query }),
      transformResponse: withPagination<"getCollection">,
      providesTags: PRODUCT_TAGS,
    }),
    /** All of a collection on one page [limits.collection]. */
    getWholeCollection: build.query<Answer<"getCollection">, string>({
      query: (alias) => getCollection({ params: { alias }, query: { max_page_size: COLLECTION_MAX_PAGE_SIZE } }),
      providesTags: PRODUCT_TAGS,
    }),
    /** `path` begins with a slash: "/guide/delivery". */
    getStaticPage: build.query<Answer<"getStaticPage">, string>({
      query: (path) => getStaticPage({ params: { path } }),
    }),
    listStaticPageUrls: build.query<Answer<"listStaticPageUrls">, void>({ query: () => listStaticPageUrls() }),
    listBusinessDates: build.query<Answer<"listBusinessDates">, { startDate: string; endDate: string }>({
      query: (query) => listBusinessDates({ query }),
    }),
  }),
});

export const {
  useGetEnvironmentQuery,
  useGetSettingsQuery,
  useListMessagesQuery,
  useGetMessageQuery,
  useListBannersQuery,
  useGetCollectionQuery,
  useGetWholeCollectionQuery,
  useGetStaticPageQuery,
  useListStaticPageUrlsQuery,
  useListBusinessDatesQuery,
} = shop;
