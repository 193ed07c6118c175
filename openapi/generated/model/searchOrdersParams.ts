// Generated from openapi/openapi.yaml. Do not edit.
import type { FiltersParameter } from './filtersParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { QueryParameter } from './queryParameter.ts';

export type SearchOrdersParams = {
/**
 * What to look for, in any case: text that occurs somewhere in the searched fields, or for products words that all do. Empty finds all.
 * @maxLength 200
 */
q?: QueryParameter;
/**
 * Page number, from 1. A page past the last one is empty.
 * @minimum 1
 */
page?: PageParameter;
/**
 * JSON text of an object, field to wanted value, such as `{"payment_status":"Paid"}`.
 * @maxLength 2000
 */
filters?: FiltersParameter;
};
