import { createApi, fetchBaseQuery } from "@reduxjs/toolkit/query/react";

export interface Center {
  readonly id: number;
  readonly name: string;
  readonly atoll?: string | null;
  readonly children?: readonly Center[];
}

export interface Session {
  readonly user: { readonly username: string; readonly fullname: string };
  readonly center: Center | null;
  readonly _csrf: string;
}

export interface Batch {
  readonly id: number;
  readonly batch_no: string;
  readonly status: string;
  readonly name: string | null;
  readonly destination_center: Center;
  readonly cards_count: number;
  readonly created_by: { readonly fullname: string };
  readonly created_at: string;
}

export interface BatchPage {
  readonly batches: readonly Batch[];
  readonly meta: { readonly page: number; readonly per_page: number; readonly total: number };
}

export interface BatchQuery {
  readonly status: string;
  readonly page?: number;
  readonly per_page: number;
  readonly center?: number;
  readonly has_discrepancy?: boolean;
}

function flatten(centers: readonly Center[]): Center[] {
  return centers.flatMap((center) => [center, ...flatten(center.children ?? [])]);
}

export const registryApi = createApi({
  reducerPath: "registry",
  baseQuery: fetchBaseQuery({ baseUrl: "/api" }),
  tagTypes: ["Batch"],
  endpoints: (build) => ({
    getSession: build.query<Session, void>({ query: () => "/auth/user" }),
    login: build.mutation<Session, { username: string; password: string }>({
      query: (body) => ({ url: "/auth/login", method: "POST", body }),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        try {
          const { data } = await queryFulfilled;
          dispatch(registryApi.util.upsertQueryData("getSession", undefined, data));
        } catch {
          // The form shows what was refused.
        }
      },
    }),
    listSendingBatches: build.query<BatchPage, BatchQuery>({
      query: (params) => ({ url: "/dispatch/batches/sending", params }),
      providesTags: ["Batch"],
    }),
    listReceivingBatches: build.query<BatchPage, BatchQuery>({
      query: (params) => ({ url: "/dispatch/batches/receiving", params }),
      providesTags: ["Batch"],
    }),
    listCenters: build.query<Center[], void>({
      query: () => "/dispatch/centers/hierarchy",
      transformResponse: ({ centers }: { centers: Center[] }) => flatten(centers),
    }),
    createBatch: build.mutation<
      { batch: Batch },
      { destination_center_id: number; name?: string; notes?: string }
    >({
      query: (body) => ({ url: "/dispatch/batches", method: "POST", body }),
      invalidatesTags: ["Batch"],
    }),
  }),
});

export const {
  useGetSessionQuery,
  useLoginMutation,
  useListSendingBatchesQuery,
  useListReceivingBatchesQuery,
  useListCentersQuery,
  useCreateBatchMutation,
} = registryApi;
