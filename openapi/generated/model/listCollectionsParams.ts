// Generated from openapi/openapi.yaml. Do not edit.
import type { LimitParameter } from './limitParameter.ts';
import type { PageParameter } from './pageParameter.ts';

export type ListCollectionsParams = {
/**
 * Page number, from 1. A page past the last one is empty.
 * @minimum 1
 */
page?: PageParameter;
/**
 * Records a page, 1 to 100.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
};
