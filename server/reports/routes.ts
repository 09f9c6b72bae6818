import type { FastifyInstance, FastifyRequest } from 'fastify';
import { calls } from '../../src/schema/api.ts';
import { closeAddress } from '../http/methods.ts';
import { identityOf } from '../http/request.ts';
import type { Store } from '../store/tables.ts';
import { incomeByClinics, invoicesByClinics } from './clinics.ts';
import { financialStatus } from './financial-status.ts';

/** The three read-only reports (KIT-RES-17 to KIT-RES-19). */
export const reportRoutes = (app: FastifyInstance, { db }: Store): void => {
  const status = calls.financialStatus.path.replace('{id}', ':id');
  app.get(status, (request: FastifyRequest<{ Params: { id: string } }>) => financialStatus(db, identityOf(request).practice, request.params.id));
  app.get(calls.incomeByClinics.path, (request) => incomeByClinics(db, identityOf(request).practice));
  app.get(calls.invoicesByClinics.path, (request) => invoicesByClinics(db, identityOf(request).practice));
  closeAddress(app, status, 'Patient Financial Status', ['GET']);
  closeAddress(app, calls.incomeByClinics.path, 'Income By All Clinics', ['GET']);
  closeAddress(app, calls.invoicesByClinics.path, 'Invoices By All Clinics', ['GET']);
};
